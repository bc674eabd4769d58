import { spawn } from 'node:child_process';
import { root } from './root';

export interface Outcome {
  passed: boolean;
  /** What it printed, both streams in the order they came; empty when it printed to the terminal itself. */
  output: string;
}

export interface ProcessOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Collected for processes that run side by side, whose lines would mix; otherwise shown as it comes. */
  collect?: boolean;
  /** In milliseconds; a program that takes longer is stopped, and the output says so. */
  timeout?: number;
}

/** Runs a program in the repository and resolves when it ended, whichever way. */
export function runProcess(
  program: string,
  args: string[],
  { cwd = root, env = {}, collect = false, timeout }: ProcessOptions = {},
): Promise<Outcome> {
  const stdout = collect ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', stdout, stdout],
    ...(timeout !== undefined && { timeout }),
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ passed: false, output: `${program}: ${error.message}\n` }));
    child.once('close', (code) => {
      if (child.killed) chunks.push(Buffer.from(`${program} was stopped after ${(timeout ?? 0) / 60_000} minutes.\n`));
      resolve({ passed: code === 0, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}
