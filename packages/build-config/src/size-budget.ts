import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ChunkGroup, Compilation, Stats } from '@rspack/core';
import { repositoryRoot, shell } from './front-ends';

interface Budget {
  /** JavaScript of the shell with everything shared, in kB after gzip. */
  readonly firstPage: number;
  /** JavaScript that the largest page of a remote adds to it. */
  readonly remote: number;
}

/** Shared modules that are loaded when a page first needs them, so not with the first page. */
const onDemand = /^(?!provide |consume ).*packages\/(ui\/src\/forms|web-kit\/src\/(forms|schemas))\.ts/;

/** Measures what was built against bundle-budget.json; throws when something is too large, else returns a report of the sizes. */
export function checkSizes(builds: readonly Stats[]): string {
  const budget = JSON.parse(readFileSync(path.join(repositoryRoot, 'bundle-budget.json'), 'utf8')) as Budget;
  const sizes = builds.map(({ compilation }) => {
    const isShell = compilation.options.name === shell.name;
    const size = isShell ? bytesOf(new Set(firstPageFiles(compilation)), compilation) : largestPageBytes(compilation);
    return { name: compilation.options.name, size: size / 1000, limit: isShell ? budget.firstPage : budget.remote };
  });
  const report = sizes.map(({ name, size, limit }) => `${name}: ${size.toFixed(1)} of ${limit} kB`).join('\n');
  if (sizes.some(({ size, limit }) => size > limit)) {
    throw new Error(`Over the budget of bundle-budget.json (JavaScript after gzip):\n${report}`);
  }
  return report;
}

/** Scripts and styles that the shell loads before its first page shows, whichever page that is. */
export function firstPageFiles(compilation: Compilation): readonly string[] {
  // The groups right below the entry are its bootstrap and the shared modules; deeper ones are fallbacks that the host never loads.
  const first = compilation.chunkGroups.filter((group) =>
    [group, ...group.getParents()].some((one) => one.isInitial()),
  );
  const groups = first.filter((group) => !isOnDemand(group, compilation));
  return [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => /\.(js|css)$/.test(file));
}

function isOnDemand(group: ChunkGroup, { chunkGraph }: Compilation): boolean {
  return group.chunks.some((chunk) => chunkGraph.getChunkModules(chunk).some((one) => onDemand.test(one.identifier())));
}

/** A page is loaded after its parents: the entry of the remote, the module it exposes, the page around a dialog. */
function largestPageBytes(compilation: Compilation): number {
  return Math.max(0, ...compilation.chunkGroups.map((group) => bytesOf(filesUpTo(group), compilation)));
}

function filesUpTo(group: ChunkGroup, seen: readonly ChunkGroup[] = []): Set<string> {
  const above = group
    .getParents()
    .filter((parent) => !seen.includes(parent))
    .map((parent) => filesUpTo(parent, [...seen, group]))
    .toSorted((one, other) => one.size - other.size)[0];
  return new Set([...(above ?? []), ...group.getFiles()]);
}

function bytesOf(files: ReadonlySet<string>, { outputOptions }: Compilation): number {
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(outputOptions.path ?? '', `${file}.gz`))
    .reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
}
