import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Stats } from '@rspack/core';
import { checkSizes } from './size-budget';

interface Group {
  files: string[];
  parents: Group[];
}

/** A finished build of a remote as far as its sizes go: files in kB after gzip, and what loads after what. */
function build(sizes: Record<string, number>, groups: Group[]): Stats {
  const folder = mkdtempSync(path.join(tmpdir(), 'sizes-'));
  for (const [file, size] of Object.entries(sizes))
    writeFileSync(path.join(folder, `${file}.gz`), Buffer.alloc(size * 1000));
  const chunkGroups = groups.map((group) => chunkGroup(group));
  const compilation = { options: { name: 'mfe_events' }, outputOptions: { path: folder }, chunkGroups };
  return { compilation } as unknown as Stats;
}

function chunkGroup({ files, parents }: Group): object {
  return { getFiles: () => files, getParents: () => parents.map((parent) => chunkGroup(parent)) };
}

const entry: Group = { files: ['entry.js'], parents: [] };
const list: Group = { files: ['list.js', 'list.css'], parents: [entry] };
const form: Group = { files: ['form.js'], parents: [entry] };

describe('the size of a remote', () => {
  it('is what its largest page loads, not the sum of all pages', () => {
    const sizes = { 'entry.js': 14, 'list.js': 20, 'list.css': 30, 'form.js': 40 };
    expect(checkSizes([build(sizes, [entry, list, form])])).toBe('mfe_events: 54.0 of 60 kB');
  });

  it('fails the build when a page is over the budget', () => {
    const sizes = { 'entry.js': 14, 'form.js': 47 };
    expect(() => checkSizes([build(sizes, [entry, form])])).toThrow('mfe_events: 61.0 of 60 kB');
  });
});
