import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const held = new Set<string>();

interface Holder {
  pid: number;
  /** Tells a process from a later one with the same number, where the system says so. */
  startedAt: string;
}

function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return startedAt === '' || startOf(pid) === startedAt;
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Takes a directory for this process; what a killed process left behind is taken over. Gives the release. */
export function lockDirectory(dataDir: string): () => void {
  const directory = resolve(dataDir);
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'store.lock');
  const holder = existsSync(file) ? readHolder(file) : undefined;
  const isOwn = holder?.pid === process.pid && holder.startedAt === startOf(process.pid);
  if (held.has(directory) || (holder && !isOwn && isAlive(holder))) {
    throw new Error(
      `The data directory ${directory} is in use by process ${holder?.pid ?? process.pid}. Stop that process first, or choose another directory.`,
    );
  }
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) }), { flag: 'wx' });
  held.add(directory);
  return () => {
    held.delete(directory);
    rmSync(file, { force: true });
  };
}
