import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** When a process began, where the system tells: a later one may have the same number. */
function startOf(pid: number): string {
  try {
    return /.*\) (?:\S+ ){19}(\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}

const own = { pid: process.pid, startedAt: startOf(process.pid) };
const held = new Set<string>();

/** The process that a lock file names, if it still runs; this process only when it holds the directory already. */
function holderOf(file: string): number | undefined {
  let holder: number | undefined;
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(file, 'utf8')) as typeof own;
    if (pid === own.pid ? held.has(file) : startOf(pid) === startedAt) holder = pid;
    process.kill(pid, 0);
    return holder;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? holder : undefined;
  }
}

/** Takes a directory for this process; what a killed process left behind is taken over. Gives the release. */
export function lockDirectory(dataDir: string): () => void {
  const directory = resolve(dataDir);
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'store.lock');
  const holder = holderOf(file);
  if (holder !== undefined) {
    const advice = 'Stop that process first, or choose another directory.';
    throw new Error(`The data directory ${directory} is in use by process ${holder}. ${advice}`);
  }
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(own), { flag: 'wx' });
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
}
