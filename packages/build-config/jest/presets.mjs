import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true, decorators: false },
        transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
      },
      module: { type: 'es6' },
      sourceMaps: 'inline',
    },
  ],
};

const ignored = ['/node_modules/', '/dist/', '/\\.data/', '<rootDir>/e2e/'];

function project(name, testMatch, more = {}) {
  return {
    displayName: name,
    testMatch,
    transform,
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    testPathIgnorePatterns: ignored,
    modulePathIgnorePatterns: ['/dist/', '/\\.data/'],
    restoreMocks: true,
    setupFilesAfterEnv: [here('./fail-on-noise.mjs')],
    ...more,
  };
}

/** A project of tests that run in Node; the files of a worker share their modules. `except` names files it leaves out. */
export function nodeProject(name, pattern, { except = [], ...more } = {}) {
  return project(name, [`<rootDir>/**/${pattern}`], {
    testPathIgnorePatterns: [...ignored, ...except.map((file) => `<rootDir>/${file}$`)],
    testRunner: here('./node-runner.mjs'),
    testEnvironment: here('./node-environment.mjs'),
    ...more,
  });
}

/** A project of tests that run in Node, each file with modules and globals of its own, which takes longer. */
export function isolatedProject(name, testMatch, more = {}) {
  return project(name, testMatch, {
    testEnvironment: 'node',
    setupFilesAfterEnv: [here('./jest-global.mjs'), here('./fail-on-noise.mjs')],
    ...more,
  });
}

/** The project of component tests: jsdom with the web platform parts that jsdom lacks. */
export function componentProject(name, pattern) {
  return project(name, [`<rootDir>/**/${pattern}`], {
    testEnvironment: here('./jsdom-environment.mjs'),
    // `browser` is left out: msw refuses its node entry under that condition.
    testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'], url: 'http://localhost/' },
    setupFilesAfterEnv: [
      here('./fail-on-noise.mjs'),
      here('./dom-matchers.mjs'),
      '<rootDir>/packages/ui/testing/load-dialogs.tsx',
      ...(process.env.PORTAL_TEST_DELAYS ? ['<rootDir>/packages/web-kit/testing/delay-at-random.ts'] : []),
    ],
    moduleNameMapper: {
      '\\.module\\.css$': 'identity-obj-proxy',
      '\\.css$': here('./empty-module.mjs'),
      '^@fontsource(-variable)?/': here('./empty-module.mjs'),
    },
  });
}

/** Starts the longest files first. */
export const testSequencer = here('./long-files-first.mjs');

/** Fails a run that skipped a test, and keeps the usual output. */
export const reporters = ['default', here('./no-skipped-tests-reporter.mjs')];
