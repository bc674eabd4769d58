import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { repositoryRoot } from '../src/repository-root';

export interface CommandResult {
  exitCode: number;
  output: string;
}

export const succeeded = (output: RegExp) => ({ exitCode: 0, output: expect.stringMatching(output) });
export const failed = (output: RegExp) => ({ exitCode: 1, output: expect.stringMatching(output) });

/** Runs commands one after another in one process, since a process for each takes seconds to load. */
export function startOperator(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'infra/standalone/test/operator-process.ts'], {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The operator’s process ended.');
  });
  ended.catch(() => undefined);
  return {
    async run(...args: string[]): Promise<CommandResult> {
      child.send(args);
      const [result] = (await Promise.race([once(child, 'message'), ended])) as [CommandResult];
      return result;
    },
    stop: () => void child.kill(),
  };
}
