import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const READY = /Portal ready at (http:\S+)/;

export type PortalProcess = Awaited<ReturnType<typeof startPortalProcess>>;

/** Starts one of the portal's entry files in a process group of its own and waits until it says that it is ready. */
export async function startPortalProcess(file: string, args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: root,
    env: { ...process.env, OIDC_PORT: '0', ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const group = -(child.pid ?? 0);
  const killGroup = () => void signalled(group, 'SIGKILL');
  process.once('exit', killGroup);
  const gone = once(child, 'close');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = READY.exec(output)?.[1];
      if (ready) resolve(ready);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`The portal ended before it was ready:\n${output}`)));
  });

  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    if (signal === 'SIGKILL') signalled(group, signal);
    else child.kill(signal);
    await gone;
    process.removeListener('exit', killGroup);
    return child.exitCode;
  }

  return {
    url,
    output: () => output,
    /** Process numbers a part of the portal has had, the newest last. */
    processesOf: (name: string) =>
      [...output.matchAll(new RegExp(`^${name} at \\S+, process (\\d+)`, 'gm'))].map(([, pid]) => Number(pid)),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

function signalled(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
