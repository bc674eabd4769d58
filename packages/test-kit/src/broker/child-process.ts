import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** A program started by a test, with everything it started itself. */
export interface ChildProcessHandle {
  /** Signals the whole group and waits until all of it is gone. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  exited(): boolean;
  /** The last of what it printed. */
  output(): string;
}

const KEPT_OUTPUT = 4_000;
const PATIENCE_MS = 20_000;

/** Starts a program in a process group of its own, which also ends with this process. */
export function startProcess(
  command: string,
  args: string[],
  { env, uid, gid }: { env: NodeJS.ProcessEnv; uid?: number | undefined; gid?: number | undefined },
): ChildProcessHandle {
  const user = { ...(uid !== undefined && { uid }), ...(gid !== undefined && { gid }) };
  const child = spawn(command, args, { env, ...user, cwd: '/', detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let exited = false;
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-KEPT_OUTPUT));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  child.once('error', (error) => (output += error.message));
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void gone.then(() => (exited = true));
  const signalGroup = (signal: NodeJS.Signals | 0) => child.pid !== undefined && signalled(-child.pid, signal);
  const stopEndingWithUs = endWithThisProcess(() => void signalGroup('SIGKILL'));

  return {
    exited: () => exited,
    output: () => output,
    async stop(signal) {
      stopEndingWithUs();
      signalGroup(signal);
      const deadline = Date.now() + PATIENCE_MS;
      while (signalGroup(0)) {
        if (Date.now() > deadline) signalGroup('SIGKILL');
        await sleep(50);
      }
      await gone;
    },
  };
}

function signalled(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** Ends a child also when a signal stops this process; answers a function that takes that back. */
function endWithThisProcess(end: () => void): () => void {
  const endAndStop = (signal: NodeJS.Signals) => {
    end();
    process.kill(process.pid, signal);
  };
  process.once('exit', end).once('SIGINT', endAndStop).once('SIGTERM', endAndStop);
  return () => {
    process.removeListener('exit', end).removeListener('SIGINT', endAndStop).removeListener('SIGTERM', endAndStop);
  };
}
