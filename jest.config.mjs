import { componentProject, nodeProject, reporters } from './packages/build-config/jest/presets.mjs';

export default {
  reporters,
  // Long enough for a busy machine, so that only a test that hangs fails by it.
  testTimeout: 60_000,
  projects: [
    nodeProject('unit', '*.unit.test.ts'),
    nodeProject('integration', '*.int.test.ts', {
      globalSetup: '<rootDir>/packages/test-kit/global-setup.mjs',
      globalTeardown: '<rootDir>/packages/test-kit/global-teardown.mjs',
    }),
    nodeProject('recipes', '*.recipes.test.ts'),
    componentProject('component', '*.test.tsx'),
    nodeProject('pact-consumer', '*.consumer.pact.test.ts'),
    nodeProject('pact-provider', '*.provider.pact.test.ts', {
      globalSetup: '<rootDir>/packages/test-kit/global-setup.mjs',
      globalTeardown: '<rootDir>/packages/test-kit/global-teardown.mjs',
    }),
  ],
};
