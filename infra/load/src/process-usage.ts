import { readFile } from 'node:fs/promises';

/** What a process has used. */
export interface ProcessUsage {
  /** Milliseconds of processor time since its start; the system counts them by ten. */
  cpuMs: number;
  /** Resident megabytes. */
  memoryMb: number;
}

const TICK_MS = 10;

export async function readProcessUsage(pid: number): Promise<ProcessUsage> {
  const [stat, status] = await Promise.all(['stat', 'status'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8')));
  // After the name, which may hold spaces: state, then ten fields, then the time in the program and in the system.
  const fields = (stat ?? '').slice((stat ?? '').lastIndexOf(')') + 2).split(' ');
  const cpuMs = (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  return { cpuMs, memoryMb: Number(/^VmRSS:\s+(\d+)/m.exec(status ?? '')?.[1]) / 1024 };
}
