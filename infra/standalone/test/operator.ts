import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { repositoryRoot } from '../src/repository-root';
import { bundleOf, type ProgramResult } from './programs';

export const succeeded = (output: RegExp) => ({ exitCode: 0, output: expect.stringMatching(output) });
export const failed = (output: RegExp) => ({ exitCode: 1, output: expect.stringMatching(output) });

export type Operator = Awaited<ReturnType<typeof startOperator>>;

/** Runs commands one after another in one process, since a process for each takes seconds to load. */
export async function startOperator(env: NodeJS.ProcessEnv) {
  const commandLine = await bundleOf('infra/standalone/src/command-line/main.ts');
  const child = spawn(process.execPath, [await bundleOf('infra/standalone/test/operator-process.ts'), commandLine], {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The operator’s process ended.');
  });
  ended.catch(() => undefined);
  return {
    async run(...args: string[]): Promise<ProgramResult> {
      child.send(args);
      const [result] = (await Promise.race([once(child, 'message'), ended])) as [ProgramResult];
      return result;
    },
    stop: () => void child.kill(),
  };
}
