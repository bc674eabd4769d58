import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** When a process started, where /proc says so; it tells a process from a later one with the same id. */
function processStartTime(pid: number): string {
  try {
    return /.*\) (?:\S+ ){19}(\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}

const OWN_PROCESS = { pid: process.pid, startedAt: processStartTime(process.pid) };
const heldFiles = new Set<string>();

/** The process that holds a lock file; undefined when it no longer runs or the file is not valid. */
function findHolder(file: string): number | undefined {
  let holder: number | undefined;
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(file, 'utf8')) as typeof OWN_PROCESS;
    if (pid === OWN_PROCESS.pid ? heldFiles.has(file) : processStartTime(pid) === startedAt) holder = pid;
    process.kill(pid, 0);
    return holder;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? holder : undefined;
  }
}

/** Locks a directory for this process and returns the function that unlocks it. The lock of a killed process is taken over. */
export function lockDirectory(dataDir: string): () => void {
  const directory = resolve(dataDir);
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'store.lock');
  const holder = findHolder(file);
  if (holder !== undefined) {
    const advice = 'Stop that process first, or choose another directory.';
    throw new Error(`The data directory ${directory} is in use by process ${holder}. ${advice}`);
  }
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(OWN_PROCESS), { flag: 'wx' });
  heldFiles.add(file);
  return () => {
    heldFiles.delete(file);
    rmSync(file, { force: true });
  };
}
