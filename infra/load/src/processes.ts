import { bundleOf, isProgram } from '@portal/build-config/programs';
import { findFreePort } from '@portal/service-kit/free-port';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));
const START_LIMIT_MS = 60_000;
/** With BENCH_PROFILES=<folder> every program leaves a processor profile there when it ends. */
const PROFILING = process.env.BENCH_PROFILES
  ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILES}`, '--import', exitingModule('SIGTERM')]
  : [];

export type Processes = ReturnType<typeof createProcesses>;

/** A program that sent `{ ready }` when it had started. */
export interface Program<Ready> {
  ready: Ready;
  /** Sends a message and gives the next one that comes back. */
  request<Answer>(message: string | number): Promise<Answer>;
  /** Disconnects, and waits until the program has ended without being killed. */
  close(): Promise<void>;
}

/** The programs of one benchmark. They end with it, also when it fails. */
export function createProcesses() {
  const children: ChildProcess[] = [];
  const started: { name: string; pid: number }[] = [];
  process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')));

  function launch(file: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
    // As it is deployed; what only benchmarks start runs as its source.
    const [program, loader] = isProgram(file) ? [bundleOf(file), []] : [file, ['--import', 'tsx']];
    const execArgv = [...loader, ...PROFILING];
    const child = fork(program, args, { cwd: REPOSITORY, env: { ...process.env, ...env }, execArgv });
    children.push(child);
    const name = args.find((arg) => !path.isAbsolute(arg)) ?? file.replace(/\/src\/main\.ts$/, '');
    started.push({ name, pid: child.pid ?? 0 });
    return child;
  }

  /** Starts a program that sends `{ ready }` when it has started: a service, a store, a worker. */
  function start<Ready = string>(file: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) {
    return connect<Ready>(launch(file, args, env), file);
  }

  /** Runs a program with just this environment. */
  function run(file: string, env: NodeJS.ProcessEnv) {
    const child = launch(file, [], env);
    return { pid: child.pid ?? 0, hasEnded: () => child.exitCode !== null, stop: () => stopOne(child) };
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
    for (const child of children.toReversed()) await stopOne(child);
  }

  /** Every program, in the order of their starts. */
  const all = () => started;

  return { start, run, startServer, stop, all };
}

/** A module with which a signal lets a process exit, because one that a signal kills writes no profile. */
function exitingModule(signal: NodeJS.Signals): string {
  return `data:text/javascript,process.once('${signal}',()=>process.exit())`;
}

async function stopOne(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
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
