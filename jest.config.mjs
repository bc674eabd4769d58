import { componentProject, nodeProject, reporters } from './packages/build-config/jest/presets.mjs';

export default {
  reporters,
  // For what hangs; a machine that does much else is slow, and that is no failure.
  testTimeout: 60_000,
  projects: [
    nodeProject('unit', '*.unit.test.ts'),
    nodeProject('integration', '*.int.test.ts', {
      globalSetup: '<rootDir>/packages/test-kit/global-setup.mjs',
      globalTeardown: '<rootDir>/packages/test-kit/global-teardown.mjs',
    }),
    componentProject('component', '*.test.tsx'),
    nodeProject('pact-consumer', '*.consumer.pact.test.ts'),
    nodeProject('pact-provider', '*.provider.pact.test.ts', {
      globalSetup: '<rootDir>/packages/test-kit/global-setup.mjs',
      globalTeardown: '<rootDir>/packages/test-kit/global-teardown.mjs',
    }),
  ],
};
