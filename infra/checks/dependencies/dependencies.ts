import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An entry of package-lock.json (npm, lockfileVersion 3). */
export interface LockedPackage {
  version?: string;
  link?: boolean;
  integrity?: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}

/**
 * Packages that want to run a script when they are installed. `.npmrc` lets none of them: each works without, for the
 * reason given. A package that needs its script, or a new one that has one, is a decision for a person.
 */
export const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  '@parcel/watcher': 'builds from source where no binary fits; the binaries come as packages of their own',
  '@scarf/scarf': 'reports the installation to a third party',
  '@swc/core': 'looks whether the binary of the platform is there',
  esbuild: 'looks whether the binary of the platform is there',
  msw: 'copies a service worker for browsers, which tests do not use',
  'unrs-resolver': 'looks whether the binary of the platform is there',
};

const EXACT = /^(\d+\.\d+\.\d+([-+].+)?|npm:.+@\d+\.\d+\.\d+([-+].+)?)$/;

/** What is wrong with what the project installs: how it is locked, what it would run, and how versions are asked for. */
export function checkDependencies(root: string): string[] {
  if (!existsSync(path.join(root, 'package-lock.json'))) return ['package-lock.json is missing'];
  const locked = lockedPackages(root);
  return [...lacksIntegrity(locked), ...unknownScripts(locked), ...runsScripts(root), ...looseVersions(root, locked)];
}

/** The installed packages of others by their place in the tree; links to the project's own are left out. */
export function lockedPackages(root: string): Map<string, LockedPackage> {
  const { packages } = readJson(path.join(root, 'package-lock.json')) as { packages: Record<string, LockedPackage> };
  return new Map(Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link));
}

/** The name of a package by its place. */
export const nameAt = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

function lacksIntegrity(locked: Map<string, LockedPackage>): string[] {
  return [...locked]
    .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    .map(
      ([place, { version }]) =>
        `package-lock.json: ${nameAt(place)}@${version} has no integrity value: take a version that the registry holds for every platform`,
    );
}

function unknownScripts(locked: Map<string, LockedPackage>): string[] {
  const names = [...locked].filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => nameAt(place));
  return [...new Set(names)]
    .filter((name) => !(name in INSTALL_SCRIPTS))
    .map((name) => `package-lock.json: ${name} has an install script that INSTALL_SCRIPTS does not explain`);
}

function runsScripts(root: string): string[] {
  const file = path.join(root, '.npmrc');
  const isOff = existsSync(file) && /^ignore-scripts=true$/m.test(readFileSync(file, 'utf8'));
  return isOff ? [] : ['.npmrc: ignore-scripts=true keeps dependencies from running scripts on installation'];
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function looseVersions(root: string, locked: Map<string, LockedPackage>): string[] {
  const { packages } = readJson(path.join(root, 'package-lock.json')) as { packages: Record<string, Manifest> };
  return Object.entries(packages)
    .filter(([place]) => !locked.has(place))
    .flatMap(([place, { dependencies, devDependencies }]) =>
      Object.entries({ ...dependencies, ...devDependencies })
        .filter(([, version]) => !EXACT.test(version))
        .map(([name, version]) => `${path.posix.join(place, 'package.json')}: ${name}@${version} is no exact version`),
    );
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
