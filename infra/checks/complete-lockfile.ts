import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root';

/**
 * npm drops the entries of binaries for other platforms when the registry at hand does not hold them, and `npm ci` then
 * refuses the lockfile. Their names and versions stand in the package that wants them, which is all `npm ci` needs.
 */

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
}

export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

const OPERATING_SYSTEMS = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony', 'sunos', 'aix'];
const ARCHITECTURES = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32'];
const EXACT = /^\d+\.\d+\.\d+(?:[-+].+)?$/;

/** Entries that a locked package wants for a platform and the lockfile lacks, by their place in it. */
export function missingPlatformEntries({ packages }: Lockfile): Record<string, LockedPackage> {
  const found: Record<string, LockedPackage> = {};
  for (const [place, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name);
      const isLocked = packages[`node_modules/${name}`] ?? packages[`${place}/node_modules/${name}`];
      if (!platform || isLocked || !EXACT.test(version)) continue;
      found[`node_modules/${name}`] = { version, ...platform, ...(dev && { dev }), optional: true };
    }
  }
  return found;
}

function platformOf(name: string): { cpu: string[]; os: string[]; libc?: string[] } | null {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-');
  const os = OPERATING_SYSTEMS.find((system) => words.includes(system));
  const cpu = ARCHITECTURES.find((architecture) => words.includes(architecture));
  if (!os || !cpu) return null;
  const isMusl = words.includes('musl');
  const isGlibc = words.includes('gnu') || words.includes('glibc');
  return { cpu: [cpu], os: [os], ...(os === 'linux' && (isMusl || isGlibc) && { libc: [isMusl ? 'musl' : 'glibc'] }) };
}

if (process.argv[1] === import.meta.filename) {
  const file = path.join(root, 'package-lock.json');
  const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
  const missing = missingPlatformEntries(lockfile);
  const packages = Object.entries({ ...lockfile.packages, ...missing }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(packages) }, null, 2)}\n`);
  console.log(`${Object.keys(missing).length} entries for other platforms added.`);
}
