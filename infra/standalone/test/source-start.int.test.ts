import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { buildPrograms, bundleOf } from '@portal/build-config/programs';
import { repositoryRoot } from '../src/repository-root';

/** The other tests of this folder start bundles of the same entry files, made for them. */
describe('a program that is started on its own', () => {
  beforeAll(() => buildPrograms());

  it.each([
    ['npm', ['run', '--silent', 'start:services']],
    [process.execPath, [bundleOf('services/org/src/main.ts')]],
    [process.execPath, ['--import', 'tsx', 'services/org/src/main.ts']],
  ])('is loaded, and says which variables it lacks: %s %s', async (command, args) => {
    const env = { ...process.env, MONGO_URL: undefined };
    await expect(promisify(execFile)(command, args, { cwd: repositoryRoot, env })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/The environment is not complete:\n {2}MONGO_URL: /),
    });
  });
});
