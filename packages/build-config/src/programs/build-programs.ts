import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../front-ends';
import { stampOfSources } from '../source-stamp';
import { bundlePrograms } from './bundle-programs';

const SERVICES = ['auth', 'events', 'feedback', 'org', 'records', 'activity'];

/**
 * What is started as a process where the portal is deployed, and by benchmarks. Programs of one group share files, and
 * with them what any of the group needs of a package of ours: so the gateway, which has no store, is a group of its own.
 */
const PROGRAMS: readonly (readonly string[])[] = [
  ['gateway/src/main.ts'],
  SERVICES.map((name) => `services/${name}/src/main.ts`),
  ['main', 'services', 'identity-provider/main', 'service-process', 'store-process'].map(
    (name) => `infra/standalone/src/${name}.ts`,
  ),
];

const SOURCES = [
  ...['build-config', 'contracts', 'service-kit'].map((name) => `packages/${name}`),
  ...SERVICES.map((name) => `services/${name}`),
  'gateway',
  ...['demo-data', 'embedded-mongo', 'standalone'].map((name) => `infra/${name}`),
];

const folder = path.join(repositoryRoot, 'dist');
const stampFile = path.join(folder, '.stamp');

/** Whether an entry file is among those that are built. */
export function isProgram(file: string): boolean {
  return PROGRAMS.flat().includes(file);
}

/** Where the bundle of a program lies. */
export function bundleOf(program: string): string {
  if (!isProgram(program)) throw new Error(`${program} is not among the programs that are built.`);
  return path.join(folder, program.replace(/\.ts$/, '.mjs'));
}

/** Bundles services, gateway and the embedded start, when their sources changed since they last were; answers whether. */
export async function buildPrograms(): Promise<boolean> {
  // The bundles name sources by their whole path.
  const stamp = stampOfSources(SOURCES, repositoryRoot);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  await rm(folder, { recursive: true, force: true });
  await Promise.all(PROGRAMS.map((group) => bundlePrograms(group, folder)));
  writeFileSync(stampFile, stamp);
  return true;
}
