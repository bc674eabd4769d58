import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Stats } from '@rspack/core';
import { checkSizes } from './size-budget';

interface Group {
  files: string[];
  parents: Group[];
  isInitial?: boolean;
}

/** A finished build of a remote as far as its sizes go: files in kB after gzip, and what loads after what. */
function build(sizes: Record<string, number>, groups: Group[], name = 'mfe_events'): Stats {
  const folder = mkdtempSync(path.join(tmpdir(), 'sizes-'));
  for (const [file, size] of Object.entries(sizes))
    writeFileSync(path.join(folder, `${file}.gz`), Buffer.alloc(size * 1000));
  const chunkGroups = groups.map((group) => chunkGroup(group));
  const compilation = { options: { name }, outputOptions: { path: folder }, chunkGroups };
  return { compilation } as unknown as Stats;
}

function chunkGroup({ files, parents, isInitial = false }: Group): object {
  return {
    chunks: [],
    isInitial: () => isInitial,
    getFiles: () => files,
    getParents: () => parents.map((parent) => chunkGroup(parent)),
  };
}

const entry: Group = { files: ['entry.js'], parents: [] };
const list: Group = { files: ['list.js', 'list.css'], parents: [entry] };
const form: Group = { files: ['form.js'], parents: [entry] };

describe('the size of a remote', () => {
  it('is what its largest page loads, not the sum of all pages', () => {
    const sizes = { 'entry.js': 14, 'list.js': 20, 'list.css': 30, 'form.js': 30 };
    expect(checkSizes([build(sizes, [entry, list, form])])).toBe('mfe_events: 44.0 of 45 kB');
  });

  it('fails the build when a page is over the budget', () => {
    const sizes = { 'entry.js': 14, 'form.js': 32 };
    expect(() => checkSizes([build(sizes, [entry, form])])).toThrow('mfe_events: 46.0 of 45 kB');
  });
});

describe('the size of the shell', () => {
  const first: Group = { files: ['libraries.js', 'main.js', 'shell.css'], parents: [], isInitial: true };
  const dialog: Group = { files: ['dialog.js'], parents: [first] };
  const sizes = { 'libraries.js': 120, 'main.js': 60, 'shell.css': 30, 'dialog.js': 50 };

  it('is the JavaScript that loads before the first page, which is 180 kB at most', () => {
    expect(checkSizes([build(sizes, [first, dialog], 'shell')])).toBe('shell: 180.0 of 180 kB');
    const larger = { ...sizes, 'main.js': 61 };
    expect(() => checkSizes([build(larger, [first, dialog], 'shell')])).toThrow('shell: 181.0 of 180 kB');
  });
});
