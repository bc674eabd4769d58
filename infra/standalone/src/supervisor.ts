import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface Program {
  name: string;
  /** Its entry file, from the root of the repository. */
  file: string;
  /** Where it listens. */
  url: string;
  env: NodeJS.ProcessEnv;
}

export interface Supervised {
  /** Asks it to end and waits; one that does not within the limit is killed. */
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** One that ran for this long did start, so its next failure counts as the first. */
const STEADY_MS = 60_000;
const STOP_LIMIT_MS = 30_000;

/** 1 s doubling to the longest. */
export function restartDelay(failures: number, longestMs: number): number {
  return Math.min(1_000 * 2 ** (failures - 1), longestMs);
}

interface Supervision {
  say(line: string): void;
  /** Between two tries to start one that keeps ending. */
  maxRestartDelayMs: number;
}

/** Runs a program as a child process and starts it again whenever it ends by itself. */
export function supervise(program: Program, { say, maxRestartDelayMs }: Supervision): Supervised {
  const stopping = new AbortController();
  let child: ChildProcess | undefined;

  async function runOnce(): Promise<void> {
    child = launch(program);
    say(`${program.name} at ${program.url}, process ${child.pid ?? 'not started'}`);
    const end = await endOf(child);
    child = undefined;
    if (!stopping.signal.aborted) say(`${program.name} ended (${end})`);
  }

  async function keepRunning(): Promise<void> {
    for (let failures = 1; !stopping.signal.aborted; failures += 1) {
      const startedAt = Date.now();
      await runOnce();
      if (Date.now() - startedAt > STEADY_MS) failures = 1;
      await sleep(restartDelay(failures, maxRestartDelayMs), undefined, { signal: stopping.signal }).catch(
        () => undefined,
      );
    }
  }

  const running = keepRunning();
  return {
    async stop() {
      stopping.abort();
      const leaving = child;
      leaving?.kill('SIGTERM');
      const limit = setTimeout(() => leaving?.kill('SIGKILL'), STOP_LIMIT_MS);
      await running;
      clearTimeout(limit);
    },
  };
}

function launch({ file, env }: Program): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', file], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
}

/** Waits until each of them says that it is ready. */
export async function waitUntilReady(programs: readonly Program[], signal: AbortSignal): Promise<boolean> {
  for (const { url } of programs) {
    while (!(await isReady(url))) {
      if (signal.aborted) return false;
      await sleep(200, undefined, { signal }).catch(() => undefined);
    }
  }
  return !signal.aborted;
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/health/ready`).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );
}
