/** Prints the licences of what the portal runs with, and with `--all` of what it is built and tested with. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lockedPackages, nameAt } from './dependencies';
import { root } from '../repository/root';

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });

/** Older packages have a list. */
interface Manifest {
  license?: string;
  licenses?: { type: string }[];
}

/** The lockfile says it, unless the package is known only from its own manifest. */
function licenceOf(place: string, locked: string | undefined): string {
  if (locked !== undefined) return locked;
  const { license, licenses } = JSON.parse(readFileSync(path.join(root, place, 'package.json'), 'utf8')) as Manifest;
  return license ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'not stated';
}

const names = new Map<string, Set<string>>();
for (const [place, { version, license, dev }] of lockedPackages(root)) {
  if (dev && !values.all) continue;
  const licence = licenceOf(place, license);
  names.set(licence, (names.get(licence) ?? new Set()).add(`${nameAt(place)}@${version}`));
}
for (const [licence, packages] of [...names].toSorted(([a], [b]) => a.localeCompare(b))) {
  console.log(`${licence} (${packages.size})\n  ${[...packages].toSorted().join('\n  ')}`);
}
