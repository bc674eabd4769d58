import { existsSync } from 'node:fs';
import path from 'node:path';
import { SERVICES } from '@portal/contracts';
import { moduleLists } from '../../../packages/build-config/lint/boundaries.mjs';
import { readSources, type Source } from '../repository/sources';
import { checkCompositions } from './compositions';
import { checkWriters } from './writers';

/** A rule says what is wrong with a file; nothing when it is right. */
type Rule = (source: Source) => string[];

const when = (wrong: boolean, message: string) => (wrong ? [message] : []);

const vagueNames: Rule = ({ path }) => {
  const vague = /(^|[/.-])(utils?|helpers?|commons?|misc|managers?)([/.-]|$)/.exec(path);
  return when(vague !== null, `"${vague?.[2]}" says nothing: name what it does`);
};

const roles =
  'routes|service|domain|ports|writer|repository|model|handlers|presenter|middleware|client|template|renderer|crypto';
const moduleFile = new RegExp(`^([a-z0-9-]+\\.(${roles})|composition)\\.ts$`);
const testFile = /^[a-z0-9.-]+\.(unit|int)\.test\.ts$/;
const topOfService =
  /^(main|app|composition|config|subscriptions|migrations|index)\.ts$|^[a-z0-9.-]+\.(unit|int)\.test\.ts$/;

const serviceFiles: Rule = ({ path }) => {
  const [, inside] = /^services\/[^/]+\/src\/(.+)$/.exec(path) ?? [];
  if (inside === undefined) return [];
  const [first = '', second, ...deeper] = inside.split('/');
  if (second === undefined) {
    return when(
      !topOfService.test(first),
      'src/ of a service holds main, app (with composition), config, subscriptions, migrations and modules',
    );
  }
  if (deeper.length > 0) return ['a module of a service has no folders'];
  return when(
    !moduleFile.test(second) && !testFile.test(second),
    `a file of a module is <name>.(${roles}).ts or composition.ts`,
  );
};

/** A file that makes no service has another role, which its suffix names. */
const serviceFactory: Rule = ({ path, text }) => {
  const [, name] = /^services\/[^/]+\/src\/[^/]+\/([a-z0-9-]+)\.service\.ts$/.exec(path) ?? [];
  if (name === undefined) return [];
  const factory = `create${name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}`;
  return when(
    !new RegExp(`^export (async )?function ${factory}(Service)?\\b`, 'm').test(text),
    `a service is made by ${factory}Service or ${factory}; a file without it has another suffix`,
  );
};

const remoteFile =
  /^(index\.ts|bootstrap\.tsx|remote\.tsx|paths\.ts|(messages|texts)\.ts|[a-z-]+\.d\.ts|[a-z-]+(\.unit)?\.test\.tsx?)$/;

const remoteFiles: Rule = ({ path }) => {
  const [, inside] = /^mfe-[^/]+\/src\/(.+)$/.exec(path) ?? [];
  if (inside === undefined) return [];
  const parts = inside.split('/');
  if (parts.length === 1)
    return when(!remoteFile.test(inside), 'src/ of a remote holds index, bootstrap, remote, paths, messages');
  if (parts[0] === 'pages') return [];
  const folder = parts.length > 3 ? parts[2] : 'components';
  const known = parts[0] === 'features' && parts.length > 2 && /^(api|components)$/.test(folder ?? '');
  return when(!known, 'a remote has pages/ and features/<feature>/{api,components}/');
};

/** Its path names the consumer and the provider. */
const consumerTest = new RegExp(
  `^(?:services/[^/]+|gateway|mfe-[^/]+)/contract/(${SERVICES.join('|')})\\.consumer\\.pact\\.test\\.ts$`,
);

const testNames: Rule = ({ path }) => {
  if (!/\.(test|spec)\.[cm]?[jt]sx?$/.test(path))
    return when(/__tests__|__mocks__/.test(path), 'tests lie beside the code');
  const known = [
    /\.(unit|int)\.test\.ts$/,
    /^(?!.*\.(unit|int|pact)\.).*\.test\.tsx$/,
    consumerTest,
    /^services\/[^/]+\/contract\/consumers\.provider\.pact\.test\.ts$/,
    /^e2e\/journeys\/[^/]+\.spec\.ts$/,
    /^infra\/checks\/recipes\/[^/]+\.recipes\.test\.ts$/,
  ];
  return when(
    !known.some((pattern) => pattern.test(path)),
    'no runner picks this test: *.unit.test.ts, *.int.test.ts, *.test.tsx, contract/{<service>.consumer,consumers.provider}.pact.test.ts, e2e/journeys/*.spec.ts, infra/checks/recipes/*.recipes.test.ts',
  );
};

const silenced: Rule = ({ path, text }) =>
  when(
    /^\s*(\/\/|\/\*|\{\/\*)\s*(eslint-disable|oxlint-disable|prettier-ignore)/m.test(text) &&
      !path.startsWith('infra/checks/'),
    'a check is silenced by a comment: repair the code',
  );

const zodImports: Rule = ({ text }) =>
  when(
    /import \{[^}]*\bz\b[^}]*\} from 'zod'/.test(text),
    "import * as z from 'zod': the other form ships every locale",
  );

/** Only these know which store runs: `hello` and `buildInfo` describe the server, the others address one of its members. */
const asksForStore =
  /@portal\/embedded-mongo|\b(buildInfo|serverStatus|isMaster)\b|\bhello: 1\b|directConnection|replicaSet=rs0/i;
const ownsStore = /^infra\/(embedded-mongo|standalone|load|checks)\/|^packages\/test-kit\//;

const storeBlind: Rule = ({ path, text }) =>
  when(
    !ownsStore.test(path) && asksForStore.test(text),
    'nobody asks which store it has: there is one driver and one address',
  );

const ofFrontEnd = /^(shell|mfe-[^/]+|packages\/(ui|web-kit|campus-kit))\//;

/** They show the format of the browser's language, such as mm/dd/yyyy, and not the institute's. */
const nativeDates: Rule = ({ path, text }) =>
  when(
    ofFrontEnd.test(path) && /\btype(=\{?|:) ?['"](date|time|datetime-local|month|week)['"]/.test(text),
    'dates and times are typed into DateField and TimeField, which write them as everywhere',
  );

const rules: Rule[] = [
  vagueNames,
  serviceFiles,
  serviceFactory,
  remoteFiles,
  testNames,
  silenced,
  zodImports,
  storeBlind,
  nativeDates,
];

/** What is wrong with one file, each finding with the file's path before it. */
export function inspect(source: Source): string[] {
  return rules.flatMap((rule) => rule(source)).map((finding) => `${source.path}: ${finding}`);
}

/** Workspaces whose modules.json does not name each folder of their src/ once. */
function checkModules(root: string): string[] {
  return moduleLists(root).flatMap(({ workspace, folders, modules }) => {
    const list = `${workspace}/modules.json`;
    const isThere = (name: string) => existsSync(path.join(root, workspace, 'src', name));
    if (!modules) return [`${list}: is missing; it lists the folders of src/, from the uppermost to the lowest`];
    return [
      ...folders
        .filter((name) => !modules.includes(name))
        .map((name) => `${list}: add "${name}", above the modules that it imports and below those that import it`),
      ...modules.filter((name) => !isThere(name)).map((name) => `${list}: src/ has no folder "${name}"`),
      ...modules.filter((name, at) => modules.indexOf(name) < at).map((name) => `${list}: names "${name}" twice`),
    ];
  });
}

/** Contract tests whose provider verifies no pacts. */
function checkProviders(root: string, sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const [, provider] = consumerTest.exec(source.path) ?? [];
    if (provider === undefined) return [];
    const verification = `services/${provider}/contract/consumers.provider.pact.test.ts`;
    return when(!existsSync(path.join(root, verification)), `${source.path}: nobody keeps it: add ${verification}`);
  });
}

/** What does not fit the structure of docs/architecture.md, anywhere under the root. */
export function checkStructure(root: string): string[] {
  const sources = readSources(root, /\.tsx?$/);
  return [
    ...sources.flatMap(inspect),
    ...checkModules(root),
    ...checkProviders(root, sources),
    ...checkCompositions(sources),
    ...checkWriters(sources),
  ];
}
