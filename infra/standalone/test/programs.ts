import { execFile } from 'node:child_process';
import { SERVICES } from '@portal/contracts';
import { bundlePrograms } from '@portal/test-kit/programs';
import { repositoryRoot } from '../src/repository-root';

/** What the tests of this folder start as processes; supervised processes are found beside what starts them. */
const ENTRIES = [
  'infra/standalone/src/services.ts',
  ...SERVICES.map((name) => `services/${name}/src/main.ts`),
  'gateway/src/main.ts',
  'infra/standalone/src/command-line/main.ts',
  'infra/standalone/src/backup.ts',
  'infra/standalone/src/restore.ts',
  'infra/standalone/test/portal-main.ts',
  'infra/standalone/test/operator-process.ts',
] as const;

export type Entry = (typeof ENTRIES)[number];

/** The bundle of an entry file, which starts several times faster than the source. */
export async function bundleOf(entry: Entry): Promise<string> {
  const find = await bundlePrograms('standalone', ENTRIES);
  return find(entry);
}

export interface ProgramResult {
  exitCode: number;
  /** Of standard output and then of standard error. */
  output: string;
}

/** Runs a program that ends without being stopped. */
export async function runProgram(entry: Entry, args: string[], env: NodeJS.ProcessEnv): Promise<ProgramResult> {
  const bundle = await bundleOf(entry);
  const options = { cwd: repositoryRoot, env: { ...process.env, ...env } };
  return new Promise((resolve) => {
    execFile(process.execPath, [bundle, ...args], options, (error, stdout, stderr) =>
      resolve({ exitCode: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    );
  });
}
