import { findFreePort } from '@portal/service-kit/free-port';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));
const START_LIMIT_MS = 60_000;

export type Processes = ReturnType<typeof createProcesses>;

/** A program that sent `{ ready }` when it had started. */
export interface Program<Ready> {
  ready: Ready;
  /** Sends a message and gives the next one that comes back. */
  request<Answer>(message: string | number): Promise<Answer>;
  /** Disconnects, and waits until the program has ended by itself. */
  close(): Promise<void>;
}

/** The programs of one benchmark. They end with it, also when it fails. */
export function createProcesses() {
  const children: ChildProcess[] = [];

  function launch(file: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
    const options = { cwd: REPOSITORY, env: { ...process.env, ...env }, execArgv: ['--import', 'tsx'] };
    const child = fork(file, args, options);
    children.push(child);
    process.once('exit', () => child.kill('SIGKILL'));
    return child;
  }

  /** Starts a program that sends `{ ready }` when it has started: a service, a store, a worker. */
  function start<Ready = string>(file: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) {
    return connect<Ready>(launch(file, args, env), file);
  }

  /** Starts a program that listens at PORT and answers /health/ready. */
  async function startServer(file: string, env: NodeJS.ProcessEnv, limitMs = START_LIMIT_MS) {
    const port = await findFreePort();
    const child = launch(file, [], { ...env, PORT: String(port) });
    const url = `http://127.0.0.1:${port}`;
    const deadline = Date.now() + limitMs;
    while (!(await fetch(`${url}/health/ready`).catch(() => null))?.ok) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${file} did not start`);
      await sleep(100);
    }
    return { url, pid: child.pid ?? 0 };
  }

  /** Ends them in the opposite order, so that no service misses its store. */
  async function stop(): Promise<void> {
    for (const child of children.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    }
  }

  return { start, startServer, stop };
}

async function connect<Ready>(child: ChildProcess, file: string): Promise<Program<Ready>> {
  const exit = once(child, 'exit');
  const failure = exit.then(([code]) => Promise.reject(new Error(`${file} ended (${String(code)})`)));
  // An error only while an answer is awaited.
  failure.catch(() => undefined);
  const nextMessage = async <M>() => ((await Promise.race([once(child, 'message'), failure])) as [M])[0];

  async function request<Answer>(message: string | number): Promise<Answer> {
    const answer = nextMessage<Answer>();
    child.send(message);
    return answer;
  }

  async function close(): Promise<void> {
    child.disconnect();
    await exit;
  }

  const { ready } = await nextMessage<{ ready: Ready }>();
  return { ready, request, close };
}
