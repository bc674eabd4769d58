import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../repository/root';
import { runProcess } from '../repository/run-process';

/** The newest release line with long-term support: CI tests on it, and the image uses it. */
export const NEWEST_LTS = 26;

/** The release lines that the smoke of `npm run test:runtimes` runs on; `npm test` runs on the one that is installed. */
export const SUPPORTED = [22, 24, 26];

/**
 * Installs a release line of Node beside the dependencies of the project, from the registry, which carries Node itself
 * for most machines.
 * @returns the folder of its `node`; undefined where it cannot be had
 */
export async function installNode(major: number): Promise<string | undefined> {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const folder = path.join(root, 'node_modules/.cache/runtimes', `${major}`);
  const programs = path.join(folder, 'node_modules', name, 'bin');
  mkdirSync(folder, { recursive: true });
  const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'];
  await runProcess('npm', ['install', '--prefix', folder, ...options, `${name}@${major}`], { collect: true });
  return existsSync(programs) ? programs : undefined;
}

/** Runs a program with a `node` of this folder first on its path. */
export async function runWithNode(programs: string, [program = '', ...args]: string[]): Promise<boolean> {
  const { passed } = await runProcess(program, args, {
    env: { PATH: `${programs}${path.delimiter}${process.env.PATH}` },
  });
  return passed;
}
