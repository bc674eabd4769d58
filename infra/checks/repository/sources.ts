import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One file of the repository, by its path from the root. */
export interface Source {
  path: string;
  text: string;
}

/** Names of folders of what is generated or installed, wherever they are. */
const generatedFolders: ReadonlySet<string> = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  '.cache',
  'coverage',
  'test-results',
]);

/** Whether a folder, by its path from the root, holds only what is generated or installed. */
export const isGenerated = (folder: string) => folder === 'pacts' || generatedFolders.has(path.basename(folder));

/** Every file under the root whose name `matches`, outside of generated folders. */
export function readSources(root: string, matches: RegExp): Source[] {
  const found: Source[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const place = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (isGenerated(place)) continue;
      if (entry.isDirectory()) walk(place);
      else if (matches.test(entry.name))
        found.push({ path: place, text: readFileSync(path.join(root, place), 'utf8') });
    }
  };
  walk('');
  return found;
}
