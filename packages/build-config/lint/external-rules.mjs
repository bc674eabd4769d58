import { tests } from './workspace-rules.mjs';

const packageNamed = (names) => `(^|node_modules/)(@types/)?(${names})(/|$)`;

/** `names` may be imported only by files that match `by`; tests too unless `testsToo` is false. */
const reserved = ({ name, names, by, testsToo = true }) => ({
  name,
  comment: `only for ${by.join(' ')}`,
  severity: 'error',
  from: { path: '^(packages|services|gateway|shell|mfe-[^/]+|infra|e2e)/', pathNot: testsToo ? [...by, tests] : by },
  to: { path: packageNamed(names) },
});

const dataFile = '^services/[^/]+/src/[^/]+/[a-z0-9-]+\\.(?:model|repository)\\.ts$';

export const externalRules = [
  reserved({
    name: 'mongoose-only-at-the-data',
    names: 'mongoose|mongodb',
    by: [dataFile, '^packages/(service-kit|test-kit)/', '^infra/'],
  }),
  reserved({
    name: 'broker-client-only-in-service-kit',
    names: 'amqplib|amqp-connection-manager',
    by: ['^packages/(service-kit|test-kit)/'],
    testsToo: false,
  }),
  reserved({
    name: 'http-client-only-in-the-kits',
    names: 'axios|undici|node-fetch|got|superagent',
    by: ['^packages/(service-kit|web-kit)/'],
    testsToo: false,
  }),
  reserved({
    name: 'federation-only-in-the-preset-and-the-registry',
    names: '@module-federation/[^/]+',
    by: ['^packages/(build-config|web-kit)/', '^shell/', '^mfe-[^/]+/[^/]+\\.config\\.ts$'],
    testsToo: false,
  }),
  reserved({
    name: 'tests-only-in-tests',
    names: '@jest/globals|@testing-library/[^/]+|msw|@pact-foundation/pact|fast-check',
    by: ['^packages/(build-config|test-kit)/', '^packages/(web|campus)-kit/src/testing/'],
  }),
  {
    name: 'pages-do-not-see-node',
    comment: 'Code for the browser has no Node modules.',
    severity: 'error',
    from: { path: '^(packages/(ui|web-kit|campus-kit|contracts)|shell|mfe-[^/]+)/src/', pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'declared-packages-only',
    comment: 'The package is not in the package.json of the workspace that imports it.',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-development-packages-at-run-time',
    comment: 'The package is a development dependency; the code that imports it runs in production.',
    severity: 'error',
    from: { path: '^(packages/(contracts|service-kit|web-kit|campus-kit|ui)|services|gateway)/.*src/', pathNot: tests },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '/@types/' },
  },
];
