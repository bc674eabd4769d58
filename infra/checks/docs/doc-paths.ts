import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isGenerated, readSources, type Source } from '../repository/sources';

/** A decision record is never rewritten, so its paths are those of its day. Rows that name tests have a check of their own. */
const ofTheirDay = /^docs\/(adr\/\d|(coverage|promises)\.md)/;
/** What a build or a run of the tests makes. */
const made = /^((remotes|preloads|shared-files)\.json|shell\/dist|test-results\/.+)$/;
const link = /\]\(([^)\s]+)\)/g;
const quoted = /`([^`\n]+)`/g;
const fileName = /^[\w@.-]+(\/[\w@.-]+)*\.(ts|tsx|mts|mjs|json|md|sh|css|yml|html)$/;
const folderName = /^[\w@.-]+(\/[\w@.-]+)*\/?$/;

/** All files and folders under the root, by their paths from it. */
function readPaths(root: string): ReadonlySet<string> {
  const paths = new Set<string>();
  const walk = (folder: string) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const place = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (isGenerated(place)) continue;
      paths.add(place);
      if (entry.isDirectory()) walk(place);
    }
  };
  walk('');
  return paths;
}

/** The id that a heading gets in its page, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsOf = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

function brokenLinks(page: Source, pages: ReadonlyMap<string, string>, paths: ReadonlySet<string>): string[] {
  // Code such as `names[0](thing)` is no link.
  const targets = [...page.text.replace(quoted, '').matchAll(link)].map(([, target = '']) => target);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [file = '', anchor] = target.split('#');
      const found = file === '' ? page.path : path.posix.join(path.posix.dirname(page.path), file).replace(/\/$/, '');
      if (!paths.has(found)) return true;
      return anchor !== undefined && !anchorsOf(pages.get(found) ?? '').includes(anchor);
    })
    .map((target) => `${page.path}: the link to ${target} leads nowhere`);
}

/** Whether a path ends with the name, which may be a suffix alone, such as `.writer.ts`. */
function isCalled(place: string, name: string): boolean {
  const endings = name.startsWith('.') ? [name] : [`/${name}`, `.${name}`];
  return place === name || endings.some((ending) => place.endsWith(ending));
}

/** Quoted paths may begin at the root, at the page, or at any folder, such as a module of a service. */
function lostPaths(page: Source, paths: readonly string[], folders: ReadonlySet<string>): string[] {
  const names = [...page.text.matchAll(quoted)].map(([, name = '']) => name.replace(/^\.\//, ''));
  return names
    .filter((name) => fileName.test(name) || (folderName.test(name) && folders.has(name.split('/')[0] ?? '')))
    .map((name) => name.replace(/\/$/, ''))
    .filter((name) => !made.test(name))
    .filter((name) => !paths.some((each) => isCalled(each, name)))
    .map((name) => `${page.path}: there is no \`${name}\``);
}

/** Links of Markdown pages that lead nowhere, and paths in back quotes that the repository does not have. */
export function checkDocPaths(root: string): string[] {
  const pages = readSources(root, /\.md$/);
  const paths = readPaths(root);
  const texts = new Map(pages.map(({ path: place, text }) => [place, text]));
  const folders = new Set([...paths].filter((place) => !place.includes('/') && !place.includes('.')));
  return pages.flatMap((page) => [
    ...brokenLinks(page, texts, paths),
    ...(ofTheirDay.test(page.path) ? [] : lostPaths(page, [...paths], folders)),
  ]);
}
