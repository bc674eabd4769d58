import { inspect } from './anatomy';

const long = (count: number) => 'const line = 1;\n'.repeat(count);
const bodyOf = (count: number) => `{\n${'  work();\n'.repeat(count)}}\n`;

const outside: [path: string, text: string, finding: RegExp][] = [
  ['services/events/src/events/helpers.ts', '', /says nothing/],
  ['packages/ui/src/utils/colour.ts', '', /says nothing/],
  ['services/events/src/room-manager/service.ts', '', /says nothing/],
  ['services/events/src/events/queries.ts', '', /a slice file is/],
  ['services/events/src/events/deep/service.ts', '', /no folders/],
  ['services/events/src/wiring.ts', '', /src\/ of a service holds/],
  ['mfe-events/src/state.ts', '', /src\/ of a remote holds/],
  ['mfe-events/src/features/review/state/store.ts', '', /a remote has pages/],
  ['services/events/src/events/routes.test.ts', '', /no runner picks this test/],
  ['packages/ui/src/button/button.unit.test.tsx', '', /no runner picks this test/],
  ['services/events/src/events/pact.pact.test.ts', '', /no runner picks this test/],
  ['e2e/login.spec.ts', '', /no runner picks this test/],
  ['packages/ui/src/__tests__/button.ts', '', /beside the code/],
  ['packages/ui/src/button/button.ts', long(251), /251 lines, the stop is 250/],
  ['packages/ui/src/button/button.unit.test.ts', long(301), /301 lines, the stop is 300/],
  ['services/events/src/main.ts', long(81), /an entry file of 81 lines/],
  ['services/events/src/app.ts', 'const url = process.env.MONGO_URL;', /process.env only in config.ts/],
  ['packages/ui/src/button/button.tsx', 'export default function Button() {}', /no default export/],
  ['packages/ui/src/button/button.tsx', '// eslint-disable-next-line no-console\n', /silenced/],
  ['packages/ui/src/button/button.tsx', '  // @ts-expect-error later\n', /silenced/],
  ['packages/contracts/src/call.ts', 'import { z } from' + " 'zod';", /every locale/],
  ['mfe-events/src/features/review/api/review.ts', "await fetch('/events');", /HTTP client/],
  ['services/org/src/clubs/repository.ts', "await import('@portal/embedded-mongo');", /which store it has/],
  ['packages/service-kit/src/store/connect.ts', 'if ((await db.admin().buildInfo()).ok)', /which store it has/],
  ['services/org/test/clubs.ts', "url.includes('directConnection=true')", /which store it has/],
  ['packages/contracts/src/call.ts', `function defineCall() ${bodyOf(41)}`, /defineCall \(line 1\) has 43 lines/],
  ['packages/ui/src/table/table.tsx', `export function Table() ${bodyOf(121)}`, /the stop is 120/],
];

const inside: [path: string, text: string][] = [
  ['services/events/src/events/service.ts', ''],
  ['services/events/src/room-requests/review.service.ts', ''],
  ['services/events/src/room-requests/review.service.unit.test.ts', ''],
  ['services/events/src/config.ts', 'const url = process.env.MONGO_URL;'],
  ['services/events/contract/activity.provider.pact.test.ts', ''],
  ['mfe-events/src/features/review/api/review.ts', ''],
  ['mfe-events/src/features/review/components/form.tsx', ''],
  ['mfe-events/src/features/review/form-values.ts', ''],
  ['mfe-events/src/pages/list-page.tsx', ''],
  ['mfe-events/src/texts.ts', ''],
  ['infra/standalone/src/document-store.ts', "await import('@portal/embedded-mongo');"],
  ['packages/test-kit/src/test-store.ts', "await import('@portal/embedded-mongo');"],
  ['services/events/test/campus.ts', "await fetch('/events');"],
  ['mfe-events/rspack.config.ts', 'export default {};'],
  ['e2e/journeys/login.spec.ts', ''],
  ['packages/ui/src/button/button.ts', long(250)],
  ['packages/ui/src/table/table.tsx', `export function Table() ${bodyOf(100)}`],
  [
    'packages/contracts/src/call.ts',
    `function factory() {\n  return {\n    a() ${bodyOf(30)},\n    b() ${bodyOf(30)},\n  };\n}\n`,
  ],
];

describe('the anatomy', () => {
  it.each(outside)('refuses %s', (path, text, finding) => {
    expect(inspect({ path, text }).join('\n')).toMatch(finding);
  });

  it.each(inside)('accepts %s', (path, text) => {
    expect(inspect({ path, text })).toEqual([]);
  });
});
