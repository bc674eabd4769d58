import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One file of the repository, by its path from the root. */
export interface Source {
  path: string;
  text: string;
}

/** Folders of what is generated or installed. */
export const generatedFolders: ReadonlySet<string> = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  '.cache',
  'coverage',
  'pacts',
  'test-results',
]);

/** Every file under the root whose name `matches`, outside of generated folders. */
export function readSources(root: string, matches: RegExp): Source[] {
  const found: Source[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const place = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (generatedFolders.has(entry.name)) continue;
      if (entry.isDirectory()) walk(place);
      else if (matches.test(entry.name))
        found.push({ path: place, text: readFileSync(path.join(root, place), 'utf8') });
    }
  };
  walk('');
  return found;
}
