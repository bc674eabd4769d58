import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '@portal/service-kit/free-port';
import { repositoryRoot } from '../src/repository-root';
import { PRESIDENT_EMAIL } from './president';
import { bundleOf, type Entry } from './programs';

const READY_LINE = /Portal ready at (http:\S+)/;

const running = new Set<() => void>();

/** Kills every portal that runs. */
export function killPortals(): void {
  for (const kill of running) kill();
}

export type PortalProcess = Awaited<ReturnType<typeof startPortalProcess>>;

/** The portal in one process, on its own store in the folder, without front ends and by default without demo data. */
export async function startOneProcessPortal(dataDir: string, env: NodeJS.ProcessEnv = {}, args = ['--empty']) {
  const mailPort = `${await findFreePort()}`;
  const portal = await startPortalProcess('infra/standalone/test/portal-main.ts', args, {
    MONGO_URL: undefined,
    AMQP_URL: undefined,
    PORTAL_DATA_DIR: dataDir,
    PORTAL_PRESIDENT_EMAIL: PRESIDENT_EMAIL,
    PORT: `${await findFreePort()}`,
    MAIL_PORT: mailPort,
    LOG_LEVEL: 'fatal',
    ...env,
  });
  return { ...portal, mailUrl: `http://127.0.0.1:${mailPort}` };
}

/** Starts an entry file in a process group of its own and waits until it prints that the portal is ready. */
export async function startPortalProcess(entry: Entry, args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [await bundleOf(entry), ...args], {
    cwd: repositoryRoot,
    env: { ...process.env, OIDC_PORT: '0', ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const processGroup = -(child.pid ?? 0);
  const killGroup = () => killIfRunning(processGroup);
  process.once('exit', killGroup);
  running.add(killGroup);
  const closed = once(child, 'close');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const readyUrl = READY_LINE.exec(output)?.[1];
      if (readyUrl) resolve(readyUrl);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`The portal ended before it was ready:\n${output}`)));
  });

  async function end(kill: () => void) {
    kill();
    await closed;
    process.removeListener('exit', killGroup);
    running.delete(killGroup);
    return child.exitCode;
  }

  return {
    url,
    logLines: () => output.split('\n').map((text, nth) => ({ place: `log line ${nth}`, text })),
    /** Process ids that a part of the portal has had, the newest last. */
    processIdsOf: (name: string) =>
      [...output.matchAll(new RegExp(`^${name} at \\S+, process (\\d+)`, 'gm'))].map(([, pid]) => Number(pid)),
    stop: () => end(() => child.kill('SIGTERM')),
    kill: () => end(killGroup),
  };
}

function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
