import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { boundariesOf } from '../../../packages/build-config/lint/boundaries.mjs';
import { createFixtureTree } from '../repository/fixture-tree';
import { root } from '../repository/root';

/** rule it must break, the file, and what that file imports */
const broken: [rule: string, file: string, imported: string][] = [
  ['import-exists', 'services/events/src/lost/lost.service.ts', './nowhere'],
  ['contracts-imports', 'packages/contracts/src/kit.ts', '@portal/service-kit'],
  ['ui-imports', 'packages/ui/src/campus.ts', '@portal/contracts'],
  ['service-kit-imports', 'packages/service-kit/src/web.ts', '@portal/web-kit'],
  ['web-kit-imports', 'packages/web-kit/src/server.ts', '@portal/service-kit'],
  ['web-kit-knows-no-campus', 'packages/web-kit/src/forms/unit-form.tsx', '@portal/campus-kit'],
  ['web-kit-knows-no-campus', 'packages/web-kit/src/forms/unit-form.test.tsx', '@portal/campus-kit'],
  ['campus-kit-imports', 'packages/campus-kit/src/registration/page.tsx', '@portal/mfe-events'],
  ['web-kit-entries-share-the-main-entry', 'packages/web-kit/src/forms/field.ts', '../api/api-client'],
  ['test-kit-imports', 'packages/test-kit/src/service.ts', '@portal/events-service'],
  ['gateway-imports', 'gateway/src/rules.ts', '@portal/events-service'],
  ['service-imports', 'services/org/src/units/unit.service.ts', '@portal/events-service'],
  ['service-imports', 'services/org/src/units/unit.repository.ts', '@portal/embedded-mongo'],
  ['service-kit-imports', 'packages/service-kit/src/store.ts', '@portal/embedded-mongo'],
  ['service-test-imports', 'services/org/src/units/units.int.test.ts', '@portal/events-service'],
  ['front-end-imports', 'mfe-auth/src/other-remote.ts', '../../mfe-events/src/paths'],
  ['front-end-imports', 'shell/src/server.ts', '@portal/service-kit'],
  ['front-end-build-imports', 'mfe-auth/rspack.config.ts', '@portal/ui'],
  ['embedded-mongo-imports', 'infra/embedded-mongo/src/kit.ts', '@portal/service-kit'],
  ['demo-data-imports', 'infra/demo-data/src/pages.ts', '@portal/web-kit'],
  ['standalone-imports', 'infra/standalone/src/pages.ts', '@portal/web-kit'],
  ['e2e-imports', 'e2e/pages.ts', '@portal/web-kit'],
  ['e2e-test-imports', 'e2e/journeys/inside.spec.ts', '@portal/service-kit'],
  ['build-config-imports', 'packages/build-config/src/kit.ts', '@portal/web-kit'],
  ['load-imports', 'infra/load/src/pages.ts', '@portal/web-kit'],
  ['checks-imports', 'infra/checks/pages.ts', '@portal/web-kit'],
  ['workspaces-by-name', 'services/org/src/app.ts', '../../../packages/service-kit/src/index'],
  ['domain-layer', 'services/events/src/events/event.domain.ts', './event.repository'],
  ['domain-is-pure', 'services/events/src/seats/seat.domain.ts', 'node:fs'],
  ['model-layer', 'services/events/src/events/event.model.ts', './event.service'],
  ['repository-layer', 'services/events/src/rooms/room.repository.ts', '../events/event.service'],
  ['ports-layer', 'services/events/src/rooms/room.ports.ts', './room.repository'],
  ['writer-layer', 'services/events/src/rooms/room.writer.ts', '../events/event.repository'],
  ['writer-layer', 'services/events/src/rooms/hall.writer.ts', './room.service'],
  ['service-layer', 'services/events/src/rooms/room.service.ts', '../events/event.routes'],
  ['service-layer', 'services/events/src/rooms/book.service.ts', './room.routes'],
  ['presenter-layer', 'services/events/src/rooms/csv.presenter.ts', './room.service'],
  ['presenter-is-pure', 'services/events/src/rooms/page.presenter.ts', 'express'],
  ['template-layer', 'services/events/src/rooms/approved.template.ts', './room.repository'],
  ['template-is-pure', 'services/events/src/rooms/rejected.template.ts', 'node:fs'],
  ['renderer-layer', 'services/events/src/rooms/plan.renderer.ts', './room.service'],
  ['crypto-layer', 'services/events/src/rooms/key.crypto.ts', './room.service'],
  ['client-layer', 'services/events/src/rooms/maps.client.ts', './room.service'],
  ['middleware-layer', 'services/events/src/rooms/door.middleware.ts', './room.repository'],
  ['pure-files-import-pure-kit', 'services/events/src/seats/count.domain.ts', '@portal/service-kit'],
  ['events-modules-import-downward-stalls', 'services/events/src/stalls/stall.service.ts', '../fairs/fair.domain'],
  ['events-modules-import-no-file-above', 'services/events/src/stalls/stall.client.ts', '../app'],
  ['gateway-modules-import-downward-guards', 'gateway/src/guards/start.ts', '../testing/gateway'],
  ['gateway-modules-import-downward-http', 'gateway/src/http/problem.ts', '../guards/limit'],
  ['gateway-modules-import-no-file-above', 'gateway/src/http/header.ts', '../app'],
  ['gateway-modules-import-no-file-above', 'gateway/src/guards/arrival.ts', '../main'],
  ['ui-modules-import-downward-index.ts', 'packages/ui/src/index.ts', './days/day'],
  ['ui-modules-import-downward-field', 'packages/ui/src/field/field.ts', '../index'],
  ['routes-layer', 'services/events/src/rooms/room.routes.ts', './room.repository'],
  ['handlers-layer', 'services/events/src/rooms/room.handlers.ts', './room.repository'],
  ['model-only-in-repository', 'services/events/src/app.ts', './events/event.model'],
  ['express-only-at-the-edge', 'services/events/src/halls/hall.service.ts', 'express'],
  ['feature-imports', 'mfe-events/src/features/review/form.tsx', '../create/form'],
  ['page-imports', 'mfe-events/src/pages/page.tsx', '../remote'],
  ['remote-imports', 'mfe-events/src/remote.tsx', './bootstrap'],
  ['mongoose-only-at-the-data', 'services/events/src/halls/hall.routes.ts', 'mongoose'],
  ['broker-client-only-in-service-kit', 'services/events/src/halls/hall.handlers.ts', 'amqplib'],
  ['http-client-only-in-the-kits', 'mfe-events/src/features/create/api.ts', 'axios'],
  ['http-client-only-in-the-kits', 'gateway/src/call.ts', 'axios'],
  [
    'federation-only-in-the-preset-and-the-registry',
    'mfe-events/src/features/create/load.ts',
    '@module-federation/enhanced',
  ],
  ['tests-only-in-tests', 'services/events/src/halls/hall.repository.ts', '@jest/globals'],
  ['pages-do-not-see-node', 'mfe-events/src/features/create/read.ts', 'node:fs'],
  ['declared-packages-only', 'services/events/src/undeclared/undeclared.service.ts', 'undeclared'],
  ['no-development-packages-at-run-time', 'services/events/src/development/development.service.ts', 'development-only'],
];

const allowed: [file: string, imported: string][] = [
  ['services/records/src/skills/skill.routes.ts', './skill.service'],
  ['services/records/src/skills/skill.service.ts', './skill.repository'],
  ['services/records/src/skills/skill.repository.ts', './skill.model'],
  ['services/records/src/skills/skill.model.ts', 'mongoose'],
  ['services/records/src/skills/skill.domain.ts', '@portal/contracts'],
  ['services/records/src/skills/page.domain.ts', '@portal/service-kit/errors'],
  ['services/records/src/skills/csv.presenter.ts', './skill.domain'],
  ['services/records/src/skills/list.presenter.ts', '@portal/service-kit/csv'],
  ['services/records/src/skills/invited.template.ts', './skill.domain'],
  ['services/records/src/skills/session.middleware.ts', 'express'],
  ['services/records/src/skills/photos.client.ts', '@portal/service-kit'],
  ['services/records/src/skills/page.routes.ts', './session.middleware'],
  ['services/events/src/fairs/fair.service.ts', '../stalls/stall.repository'],
  ['services/events/src/stalls/stalls.int.test.ts', '../fairs/fair.domain'],
  ['gateway/src/main.ts', './app'],
  ['gateway/src/app.ts', './guards/limit'],
  ['gateway/src/guards/limit.ts', '../http/cookie'],
  ['gateway/src/http/cookie.ts', '../clock'],
  ['gateway/src/testing/gateway.ts', '../app'],
  ['packages/ui/src/days/day.ts', '../index'],
  ['services/records/src/skills/skills.int.test.ts', '@portal/test-kit'],
  ['services/records/src/app.ts', './skills/skill.routes'],
  ['mfe-student/src/features/skills/form.tsx', '../../paths'],
  ['mfe-student/src/pages/home.tsx', '../features/skills/form'],
  ['mfe-student/src/pages/events.tsx', '@portal/campus-kit'],
  ['packages/campus-kit/src/units/unit-badge.tsx', '@portal/web-kit'],
];

const targets = {
  'packages/web-kit/src/api/api-client.ts': 'export {};\n',
  'services/events/src/events/event.repository.ts': 'export {};\n',
  'services/events/src/events/event.service.ts': 'export {};\n',
  'services/events/src/events/event.routes.ts': 'export {};\n',
  'mfe-events/src/features/create/form.tsx': 'export {};\n',
  'mfe-events/src/bootstrap.tsx': 'export {};\n',
  'mfe-events/src/paths.ts': 'export {};\n',
  'services/events/modules.json': JSON.stringify(['fairs', 'stalls']),
  'services/events/src/fairs/fair.domain.ts': 'export {};\n',
  'services/events/src/stalls/stall.repository.ts': 'export {};\n',
  'gateway/modules.json': JSON.stringify(['testing', 'guards', 'http']),
  'gateway/src/clock.ts': 'export {};\n',
  'packages/ui/modules.json': JSON.stringify(['days', 'index.ts', 'field']),
  'packages/service-kit/src/csv.ts': 'export {};\n',
  'packages/service-kit/src/errors.ts': 'export {};\n',
  'mfe-student/src/paths.ts': 'export {};\n',
};
const linked = {
  ...Object.fromEntries(
    ['contracts', 'ui', 'service-kit', 'web-kit', 'campus-kit', 'test-kit', 'build-config'].map((name) => [
      name,
      `packages/${name}`,
    ]),
  ),
  'events-service': 'services/events',
  'mfe-events': 'mfe-events',
  'embedded-mongo': 'infra/embedded-mongo',
};
const installed = ['express', 'mongoose', 'amqplib', 'axios', '@module-federation/enhanced', '@jest/globals'];
const importing = (imported: string) => `import * as it from '${imported}';\nexport const seen = it;\n`;

function createBrokenTree() {
  const files: Record<string, string> = { ...targets };
  for (const to of Object.values(linked)) files[`${to}/src/index.ts`] = 'export {};\n';
  for (const [file, imported] of allowed) files[file] = importing(imported);
  for (const [, file, imported] of broken) files[file] = importing(imported);
  const tree = createFixtureTree({
    ...files,
    'package.json': JSON.stringify({
      dependencies: Object.fromEntries(installed.map((name) => [name, '1.0.0'])),
      devDependencies: { 'development-only': '1.0.0' },
    }),
  });
  for (const [name, to] of Object.entries(linked)) tree.link(`@portal/${name}`, to);
  for (const name of [...installed, 'undeclared', 'development-only']) tree.install(name);
  return tree;
}

interface Report {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

describe('who may import whom', () => {
  const tree = createBrokenTree();
  const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = path.join(root, '.dependency-cruiser.mjs');
  const places = ['packages', 'services', 'gateway', 'shell', 'mfe-auth', 'mfe-events', 'mfe-student', 'infra', 'e2e'];
  const run = spawnSync('node', [cruiser, '--config', config, '--output-type', 'json', ...places], {
    cwd: tree.dir,
    encoding: 'utf8',
  });
  const found = (JSON.parse(run.stdout) as Report).summary.violations;

  afterAll(() => tree.remove());

  it.each(broken)('%s is broken by %s', (rule, file) => {
    expect(found.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(rule);
  });

  it('has a broken example for every rule', () => {
    const seen = new Set(broken.map(([rule]) => rule));
    const rules = boundariesOf(tree.dir)
      .map(({ name }) => name)
      .filter((name) => !name.endsWith('-test-imports'));
    expect(rules.filter((name) => !seen.has(name))).toEqual([]);
  });

  it.each(allowed)('%s may import %s', (file) => {
    expect(found.filter(({ from }) => from === file)).toEqual([]);
  });
});
