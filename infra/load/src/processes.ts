import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const READY_LIMIT_MS = 60_000;

export type Processes = ReturnType<typeof createProcesses>;

/** The programs of one run. They end with it, also when it ends badly. */
export function createProcesses() {
  const children: ChildProcess[] = [];

  function launch(file: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
    const child = fork(file, args, { cwd: root, env: { ...process.env, ...env }, execArgv: ['--import', 'tsx'] });
    children.push(child);
    process.once('exit', () => child.kill('SIGKILL'));
    return child;
  }

  return {
    /** Starts a program that sends its address when it is ready. */
    start: (file: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) =>
      new Promise<string>((resolve, reject) => {
        const child = launch(file, args, env);
        child.once('message', (message) => resolve((message as { ready: string }).ready));
        child.once('exit', (code) => reject(new Error(`${file} ended before it was ready (${code})`)));
      }),

    /** Starts a program that takes its port from PORT and has the usual health page. */
    async startListening(file: string, env: NodeJS.ProcessEnv, limitMs = READY_LIMIT_MS): Promise<string> {
      const port = await freePort();
      const child = launch(file, [], { ...env, PORT: String(port) });
      const url = `http://127.0.0.1:${port}`;
      const deadline = Date.now() + limitMs;
      while (!(await fetch(`${url}/health/ready`).catch(() => null))?.ok) {
        if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${file} did not start`);
        await sleep(100);
      }
      return url;
    },

    /** Of the program that was started last, for what the kernel tells of it. */
    lastPid: () => children.at(-1)?.pid ?? 0,

    /** Ends them in the opposite order, so that nobody misses the store. */
    async stop(): Promise<void> {
      for (const child of children.toReversed()) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
