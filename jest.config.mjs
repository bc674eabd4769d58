import {
  componentProject,
  isolatedProject,
  nodeProject,
  reporters,
  testSequencer,
} from './packages/build-config/jest/presets.mjs';

const testStore = {
  globalSetup: '<rootDir>/packages/test-kit/global-setup.mjs',
  globalTeardown: '<rootDir>/packages/test-kit/global-teardown.mjs',
};

/** Files that cannot share a process with others. This list only shrinks. */
const isolated = [
  // Both replace the hashing library by one that counts, before auth loads it.
  'services/auth/src/passwords/password-reset-work.int.test.ts',
  'services/auth/src/sign-in/sign-in-work.int.test.ts',
];

export default {
  reporters,
  testSequencer,
  // Jest leaves one core out by default, which is half of a machine with two.
  maxWorkers: '100%',
  // Each file leaves some 25 MB of modules behind that Node does not free, so a worker is replaced when it has grown.
  workerIdleMemoryLimit: '1GB',
  // Long enough for a busy machine and a store that pauses, so that only a test that hangs fails by it.
  testTimeout: 120_000,
  projects: [
    nodeProject('unit', '*.unit.test.ts'),
    nodeProject('integration', '*.int.test.ts', { ...testStore, except: isolated }),
    isolatedProject(
      'isolated',
      isolated.map((file) => `<rootDir>/${file}`),
      testStore,
    ),
    nodeProject('recipes', '*.recipes.test.ts'),
    componentProject('component', '*.test.tsx'),
    nodeProject('pact-consumer', '{services/*,gateway}/contract/*.consumer.pact.test.ts'),
    componentProject('pact-remote', 'mfe-*/contract/*.consumer.pact.test.ts'),
    nodeProject('pact-provider', '*.provider.pact.test.ts', testStore),
  ],
};
