import { nodeArguments } from './node-arguments';

const file = 'services/auth/src/main.ts';

describe('an entry file that another one starts', () => {
  it('runs as source when the other does', () => {
    expect(nodeArguments(file, ['node', '/portal/infra/standalone/src/services.ts'])).toEqual([
      '--import',
      'tsx',
      file,
    ]);
  });

  it('runs as the bundle beside it when the other is one', () => {
    expect(nodeArguments(file, ['node', '/bundles/infra/standalone/src/services.mjs'])).toEqual([
      '/bundles/services/auth/src/main.mjs',
    ]);
  });
});
