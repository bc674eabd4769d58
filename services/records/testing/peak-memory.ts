import { readFile } from 'node:fs/promises';

/** On Linux the peak that getrusage gives begins with the parent's own (execve keeps it), so the kernel's of this image is read. */
export async function peakKilobytes(): Promise<number> {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  const status = await readFile('/proc/self/status', 'utf8');
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  if (peak === undefined) throw new Error('The kernel does not say what the peak was');
  return Number(peak);
}
