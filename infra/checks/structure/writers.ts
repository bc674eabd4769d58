import type { Source } from '../repository/sources';

const writerFile = /^(services\/[^/]+\/src\/)[^/]+\/([a-z0-9-]+)\.writer\.ts$/;

/** The methods in `Pick<Repository, 'one' | 'other'>`. */
const picksOf = (repository: string) => new RegExp(`Pick<\\s*${repository},([^>]*)>`, 'g');

const namesIn = (union: string) => [...union.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);

/**
 * Files that could store an aggregate beside its writer, without what the writer does with it (names elsewhere, events).
 * A writer picks the methods of its repository; no other file of the service may have one of these, except a composition,
 * which only hands them on.
 */
export function checkWriters(sources: readonly Source[]): string[] {
  return sources.flatMap((writer) => {
    const [, src, name] = writerFile.exec(writer.path) ?? [];
    if (src === undefined || name === undefined) return [];
    const repository = `${name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}Repository`;
    const writes = [...writer.text.matchAll(picksOf(repository))].flatMap(([, union = '']) => namesIn(union));
    if (writes.length === 0)
      return [`${writer.path}: picks no method of ${repository}, so nothing is written here alone`];
    const exempt = new RegExp(`/(composition|${name}\\.(writer|repository))\\.ts$|\\.test\\.ts$`);
    return sources
      .filter(({ path, text }) => path.startsWith(src) && !exempt.test(path) && text.includes(repository))
      .filter(({ text }) => mayWrite(text, repository, writes))
      .map(({ path }) => `${path}: Pick<${repository}, ...> what is read; ${writer.path} alone writes`);
  });
}

function mayWrite(text: string, repository: string, writes: readonly string[]): boolean {
  const used = text.replace(/^import [^;]*;/gm, '');
  const picked = [...used.matchAll(picksOf(repository))].flatMap(([, union = '']) => namesIn(union));
  const isWhole = new RegExp(`\\b${repository}\\b`).test(used.replace(picksOf(repository), ''));
  return isWhole || picked.some((name) => writes.includes(name));
}
