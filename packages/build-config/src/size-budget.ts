import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Stats } from '@rspack/core';
import { filesUpTo } from './chunk-files';
import { repositoryRoot, shell } from './front-ends';

interface Budget {
  /** JavaScript of the shell with everything shared, in kB after gzip. */
  readonly firstPage: number;
  /** JavaScript that the largest page of a remote adds to it. */
  readonly remote: number;
}

/** Measures what was built against bundle-budget.json; throws when something is too large, else returns a report of the sizes. */
export function checkSizes(builds: readonly Stats[]): string {
  const budget = JSON.parse(readFileSync(path.join(repositoryRoot, 'bundle-budget.json'), 'utf8')) as Budget;
  const sizes = builds.map(({ compilation }) => {
    const isShell = compilation.options.name === shell.name;
    const size = isShell ? bytesOf(firstPageFiles(compilation), compilation) : largestPageBytes(compilation);
    return { name: compilation.options.name, size: size / 1000, limit: isShell ? budget.firstPage : budget.remote };
  });
  const report = sizes.map(({ name, size, limit }) => `${name}: ${size.toFixed(1)} of ${limit} kB`).join('\n');
  if (sizes.some(({ size, limit }) => size > limit)) {
    throw new Error(`Over the budget of bundle-budget.json (JavaScript after gzip):\n${report}`);
  }
  return report;
}

/** Scripts and styles that the shell loads before its first page shows, whichever page that is. */
function firstPageFiles(compilation: Compilation): readonly string[] {
  return compilation.chunkGroups.filter((group) => group.isInitial()).flatMap((group) => group.getFiles());
}

/** A page is loaded after its parents: the entry of the remote, the module it exposes, the page around a dialog. */
function largestPageBytes(compilation: Compilation): number {
  return Math.max(0, ...compilation.chunkGroups.map((group) => bytesOf(filesUpTo(group), compilation)));
}

function bytesOf(files: readonly string[], { outputOptions }: Compilation): number {
  return files
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(outputOptions.path ?? '', `${file}.gz`))
    .reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
}
