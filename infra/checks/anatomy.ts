import { functionSizes } from './function-sizes';
import { readSources, type Source } from './sources';

/** A rule says what is wrong with a file; nothing when it is right. */
export type Rule = (source: Source) => string[];

/** Tests, and what only they use. */
const isTest = (path: string) =>
  /\.test\.tsx?$|\.spec\.ts$|^(services|packages|gateway|infra)\/(.*\/)?test\//.test(path);
const isConfiguration = (path: string) => /\.config\.(ts|mjs)$/.test(path);
const lines = (text: string) => text.trimEnd().split('\n').length;
const when = (wrong: boolean, message: string) => (wrong ? [message] : []);

const vagueNames: Rule = ({ path }) => {
  const vague = /(^|[/.-])(utils?|helpers?|commons?|misc|managers?)([/.-]|$)/.exec(path);
  return when(vague !== null, `"${vague?.[2]}" says nothing: name what it does`);
};

const roles = 'routes|service|domain|repository|model|handlers';
const sliceFile = new RegExp(`^([a-z0-9-]+\\.)?(${roles})\\.ts$`);
const testFile = /^[a-z0-9.-]+\.(unit|int)\.test\.ts$/;
const topOfService = /^(main|app|composition|config|subscriptions|index)\.ts$|^[a-z0-9.-]+\.(unit|int)\.test\.ts$/;

const sliceVocabulary: Rule = ({ path }) => {
  const [, inside] = /^services\/[^/]+\/src\/(.+)$/.exec(path) ?? [];
  if (inside === undefined) return [];
  const [first = '', second, ...deeper] = inside.split('/');
  if (second === undefined) {
    return when(
      !topOfService.test(first),
      'src/ of a service holds main, app (with composition), config, subscriptions and slices',
    );
  }
  if (deeper.length > 0) return ['a slice has no folders'];
  return when(!sliceFile.test(second) && !testFile.test(second), `a slice file is [<use-case>.](${roles}).ts`);
};

const remoteFile =
  /^(index\.ts|bootstrap\.tsx|remote\.tsx|paths\.ts|texts\.ts|[a-z-]+\.d\.ts|[a-z-]+(\.unit)?\.test\.tsx?)$/;

const remoteVocabulary: Rule = ({ path }) => {
  const [, inside] = /^mfe-[^/]+\/src\/(.+)$/.exec(path) ?? [];
  if (inside === undefined) return [];
  const parts = inside.split('/');
  if (parts.length === 1)
    return when(!remoteFile.test(inside), 'src/ of a remote holds index, bootstrap, remote, paths, texts');
  if (parts[0] === 'pages') return [];
  const folder = parts.length > 3 ? parts[2] : 'components';
  const known = parts[0] === 'features' && parts.length > 2 && /^(api|components)$/.test(folder ?? '');
  return when(!known, 'a remote has pages/ and features/<feature>/{api,components}/');
};

const testNames: Rule = ({ path }) => {
  if (!/\.(test|spec)\.[cm]?[jt]sx?$/.test(path))
    return when(/__tests__|__mocks__/.test(path), 'tests lie beside the code');
  const known = [
    /\.(unit|int)\.test\.ts$/,
    /^(?!.*\.(unit|int|pact)\.).*\.test\.tsx$/,
    /\/contract\/[^/]+\.(consumer|provider)\.pact\.test\.ts$/,
    /^e2e\/journeys\/[^/]+\.spec\.ts$/,
  ];
  return when(
    !known.some((pattern) => pattern.test(path)),
    'no runner picks this test: *.unit.test.ts, *.int.test.ts, *.test.tsx, contract/*.{consumer,provider}.pact.test.ts, e2e/journeys/*.spec.ts',
  );
};

const fileSize: Rule = ({ path, text }) => {
  const stop = isTest(path) ? 300 : 250;
  return when(lines(text) > stop && !text.startsWith('// generated'), `${lines(text)} lines, the stop is ${stop}`);
};

const entrySize: Rule = ({ path, text }) =>
  when(/\/src\/(main|app|bootstrap)\.tsx?$/.test(path) && lines(text) > 80, `an entry file of ${lines(text)} lines`);

const readsEnvironment = /(^|\/)config\.ts$|\.config\.(ts|mjs)$|^infra\/|^e2e\/|^packages\/(test-kit|build-config)\//;

const environment: Rule = ({ path, text }) =>
  when(
    /process\.env|import\.meta\.env/.test(text) && !readsEnvironment.test(path) && !isTest(path),
    'process.env only in config.ts',
  );

const defaultExports: Rule = ({ path, text }) =>
  when(/^export default /m.test(text) && !isConfiguration(path) && !path.endsWith('.d.ts'), 'no default export');

const silenced: Rule = ({ path, text }) =>
  when(
    /^\s*(\/\/|\/\*|\{\/\*)\s*(eslint-disable|oxlint-disable|prettier-ignore|@ts-(ignore|expect-error|nocheck))/m.test(
      text,
    ) && !path.startsWith('infra/checks/'),
    'a check is silenced by a comment: repair the code',
  );

const zodImports: Rule = ({ text }) =>
  when(
    /import \{[^}]*\bz\b[^}]*\} from 'zod'/.test(text),
    "import * as z from 'zod': the other form ships every locale",
  );

const httpClient: Rule = ({ path, text }) =>
  when(
    /^(services|shell|mfe-[^/]+)\/(.*\/)?src\/|^packages\/ui\//.test(path) &&
      !isTest(path) &&
      /(^|[^.\w])(fetch\(|new (XMLHttpRequest|EventSource)\()/m.test(text),
    'the HTTP client is in web-kit and service-kit',
  );

/** `hello` and `buildInfo` tell of the server; the embedded store's own address is of one member, asked directly. */
const asksForStore =
  /@portal\/embedded-mongo|\b(buildInfo|serverStatus|isMaster)\b|\bhello: 1\b|directConnection|replicaSet=rs0/i;
const ownsStore = /^infra\/(embedded-mongo|standalone|load|checks)\/|^packages\/test-kit\//;

const storeBlind: Rule = ({ path, text }) =>
  when(
    !ownsStore.test(path) && asksForStore.test(text),
    'nobody asks which store it has: there is one driver and one address',
  );

const functionSize: Rule = (source) =>
  isTest(source.path) || source.path.startsWith('e2e/')
    ? []
    : functionSizes(source)
        .filter(({ length, stop }) => length > stop)
        .map(
          ({ name, length, stop, line }) =>
            `${name} (line ${line}) has ${length} lines of its own, the stop is ${stop}`,
        );

export const rules: Record<string, Rule> = {
  vagueNames,
  sliceVocabulary,
  remoteVocabulary,
  testNames,
  fileSize,
  entrySize,
  environment,
  defaultExports,
  silenced,
  zodImports,
  httpClient,
  storeBlind,
  functionSize,
};

/** What is wrong with one file, each finding with the file's path before it. */
export function inspect(source: Source): string[] {
  return Object.values(rules)
    .flatMap((rule) => rule(source))
    .map((finding) => `${source.path}: ${finding}`);
}

/** Files outside the anatomy of docs/architecture.md, anywhere under the root. */
export function checkAnatomy(root: string): string[] {
  return readSources(root, /\.tsx?$/).flatMap(inspect);
}
