import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeArguments } from './node-arguments';
import { repositoryRoot } from './repository-root';

export interface Program {
  name: string;
  /** Its entry file, from the root of the repository. */
  file: string;
  /** Where it listens. */
  url: string;
  env: NodeJS.ProcessEnv;
}

/** A program that ran for this long had started, so its next failure counts as the first. */
const STABLE_RUN_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;

/** 1 s, doubled with every failure up to the maximum. */
export function restartDelay(failures: number, maxMs: number): number {
  return Math.min(1_000 * 2 ** (failures - 1), maxMs);
}

/** Runs a program as a child process and starts it again whenever it ends without being stopped. */
export function supervise(
  program: Program,
  { log, maxRestartDelayMs }: { log(line: string): void; maxRestartDelayMs: number },
) {
  const stopping = new AbortController();
  let child: ChildProcess | undefined;

  async function runOnce(): Promise<void> {
    child = launch(program);
    log(`${program.name} at ${program.url}, process ${child.pid ?? 'not started'}`);
    const reason = await exitReason(child);
    child = undefined;
    if (!stopping.signal.aborted) log(`${program.name} ended (${reason})`);
  }

  async function keepRunning(): Promise<void> {
    for (let failures = 1; !stopping.signal.aborted; failures += 1) {
      const startedAt = Date.now();
      await runOnce();
      if (Date.now() - startedAt > STABLE_RUN_MS) failures = 1;
      const delayMs = restartDelay(failures, maxRestartDelayMs);
      await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = keepRunning();
  return {
    /** Asks the program to end and waits; one that does not end in time is killed. */
    async stop(): Promise<void> {
      stopping.abort();
      const ending = child;
      ending?.kill('SIGTERM');
      const timeout = setTimeout(() => ending?.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await running;
      clearTimeout(timeout);
    },
  };
}

function launch({ file, env }: Program): ChildProcess {
  return spawn(process.execPath, nodeArguments(file), {
    cwd: repositoryRoot,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

function exitReason(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
}

/** Resolves when all of them are ready, or with false when the signal aborts. */
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
    async (response) => {
      await response.body?.cancel();
      return response.ok;
    },
    () => false,
  );
}
