import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

const ignored = ['/node_modules/', '/dist/', '/\\.data/', '<rootDir>/e2e/'];

function project(name, testMatch, more = {}) {
  return {
    displayName: name,
    testMatch,
    transform: {},
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
    transform: {
      '^.+\\.ts$': [
        '@swc/jest',
        {
          swcrc: false,
          jsc: { target: 'es2022', parser: { syntax: 'typescript' }, transform: { verbatimModuleSyntax: true } },
          module: { type: 'es6' },
          sourceMaps: 'inline',
        },
      ],
    },
    extensionsToTreatAsEsm: ['.ts'],
    testEnvironment: 'node',
    setupFilesAfterEnv: [here('./jest-global.mjs'), here('./fail-on-noise.mjs')],
    ...more,
  });
}

/** The project of component tests: jsdom with the web platform parts that jsdom lacks; files share it and their modules. */
export function componentProject(name, pattern) {
  return project(name, [`<rootDir>/**/${pattern}`], {
    // A process has a document or none, also where files of several projects run.
    runner: here('./worker-runner.mjs'),
    testRunner: here('./node-runner.mjs'),
    testEnvironment: here('./dom-environment.mjs'),
    setupFilesAfterEnv: [
      here('./fail-on-noise.mjs'),
      here('./dom-matchers.mjs'),
      here('../../ui/testing/load-dialogs.ts'),
      here('../../web-kit/testing/start-anew.ts'),
      ...(process.env.PORTAL_TEST_DELAYS ? [here('../../web-kit/testing/delay-at-random.ts')] : []),
    ],
  });
}

/** Starts the longest files first. */
export const testSequencer = here('./long-files-first.mjs');

/** Fails a run that skipped a test, and keeps the usual output. */
export const reporters = ['default', here('./no-skipped-tests-reporter.mjs')];
