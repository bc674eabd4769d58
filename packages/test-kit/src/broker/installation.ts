import { access, chown, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where RabbitMQ is on this machine, and the user that runs it. */
export interface BrokerInstallation {
  /** The inner start script: the one on PATH changes user and redirects logs. */
  server: string;
  epmd: string;
  uid?: number;
  gid?: number;
  /** Gives paths to the broker's user, where we may. */
  own(paths: string[], uid: number | undefined, gid: number | undefined): Promise<void>;
}

const SERVERS = [
  '/usr/lib/rabbitmq/bin/rabbitmq-server',
  '/opt/homebrew/opt/rabbitmq/sbin/rabbitmq-server',
  '/usr/local/opt/rabbitmq/sbin/rabbitmq-server',
];

/** Looks RabbitMQ up; throws with what to install where it is missing. */
export async function findBroker(): Promise<BrokerInstallation> {
  const server = await firstOf(SERVERS);
  const epmd = await firstOf([...onPath('epmd'), ...(await bundledEpmd())]);
  if (!server || !epmd) {
    throw new Error('These tests need RabbitMQ: apt-get install -y --no-install-recommends rabbitmq-server');
  }
  const user = process.getuid?.() === 0 ? await unprivilegedUser() : undefined;
  return { server, epmd, ...user, own: user ? giveAway : async () => undefined };
}

async function giveAway(paths: string[], uid: number | undefined, gid: number | undefined): Promise<void> {
  if (uid === undefined || gid === undefined) return;
  for (const one of paths) await chown(one, uid, gid);
}

/** RabbitMQ's own user, or nobody: a broker does not run as root. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number }> {
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'rabbitmq') ?? users.find(([name]) => name === 'nobody');
  return { uid: Number(user?.[2] ?? 65_534), gid: Number(user?.[3] ?? 65_534) };
}

function onPath(name: string): string[] {
  return (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name));
}

async function bundledEpmd(): Promise<string[]> {
  const erlang = '/usr/lib/erlang';
  const folders = await readdir(erlang).catch(() => []);
  return folders.filter((name) => name.startsWith('erts-')).map((name) => path.join(erlang, name, 'bin', 'epmd'));
}

async function firstOf(candidates: string[]): Promise<string | undefined> {
  for (const candidate of candidates) {
    const found = await access(candidate).then(
      () => true,
      () => false,
    );
    if (found) return candidate;
  }
  return undefined;
}
