import { newerFunctions } from '../../../packages/build-config/src/served-browsers';
import { readSources, type Source } from '../repository/sources';

/** What browsers get: of contracts too, which the front ends are built with. */
const FOR_BROWSERS = /^(shell|mfe-[a-z]+|packages\/(ui|web-kit|campus-kit|contracts))\/src\//;
const TESTS = /\.test\.tsx?$|\/testing\//;

/** A method is known by its name alone; those whose names other objects have too are left to TypeScript, which lacks them. */
const usesOf = newerFunctions
  .filter((name) => !/^(Iterator|Set|URLSearchParams)\./.test(name))
  .map((name) => {
    const [owner = '', method] = name.split('.prototype.');
    const use = method === undefined ? `\\b${owner.replace('.', '\\.')}\\b(?!\\?\\.)` : `\\.${method}\\(`;
    return { name, use: new RegExp(use) };
  });

/** The functions that a served browser may not have and that sources call without asking for them first. */
export function findNewerFunctions(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    usesOf.filter(({ use }) => use.test(text)).map(({ name }) => `${path}: not every served browser has ${name}`),
  );
}

/** The same of all that browsers get. */
export function checkNewerFunctions(root: string): string[] {
  const sources = readSources(root, /\.(tsx?|js)$/);
  return findNewerFunctions(sources.filter(({ path }) => FOR_BROWSERS.test(path) && !TESTS.test(path)));
}
