import { fileURLToPath } from 'node:url';
import { isolatedProject } from '../../../packages/build-config/jest/presets.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const rootDir = here('../../..');

/** The folders whose tests run, from the root. */
const folders = (process.env.MUTANTS_TEST_FOLDERS ?? '').split(',').filter(Boolean);

export default {
  rootDir,
  // Long enough for a busy machine: a test that is only slow would count as a fault that was found.
  testTimeout: 60_000,
  projects: [
    {
      // A mutant in code that runs while a module is loaded needs modules that are loaded again.
      ...isolatedProject(
        'mutants',
        folders.map((folder) => `<rootDir>/${folder}/**/*.{unit,int}.test.ts`),
        { testEnvironment: here('./environment.mjs') },
      ),
      rootDir,
    },
  ],
};
