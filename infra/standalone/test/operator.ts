import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What a command ended with. */
export interface Done {
  code: number;
  says: string;
}

/** Somebody who types commands, one after another, beside a portal or without one. */
export function startOperator(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'infra/standalone/test/operator-process.ts'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The operator’s process ended.');
  });
  ended.catch(() => undefined);
  return {
    async run(...words: string[]): Promise<Done> {
      child.send(words);
      const [done] = (await Promise.race([once(child, 'message'), ended])) as [Done];
      return done;
    },
    leave: () => void child.kill(),
  };
}
