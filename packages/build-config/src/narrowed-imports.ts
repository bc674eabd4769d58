import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot, type FrontEnd } from './front-ends';

/** A library of which the shell provides only the part that a module of web-kit exports. */
interface Narrowed {
  /** The names it is imported by. */
  readonly names: readonly string[];
  /** The module that says which part is provided. */
  readonly module: string;
}

const narrowedLibraries: readonly Narrowed[] = [
  { names: ['react-router-dom', 'react-router'], module: 'packages/web-kit/src/router.ts' },
  { names: ['@tanstack/react-query', '@tanstack/react-query/whole'], module: 'packages/web-kit/src/query.ts' },
];

const statement = /(?:import|export)\s+\{([^}]*)\}\s+from\s+'([^']+)'/g;

/** Names a source takes from one of the libraries at run time; types cost nothing and are always there. */
export function namesTakenFrom(libraries: readonly string[], source: string): readonly string[] {
  return [...source.matchAll(statement)]
    .filter(([, , from = '']) => libraries.includes(from))
    .flatMap(([, taken = '']) => taken.split(','))
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/**
 * Fails for a name of a narrowed library that its module in web-kit does not provide: a remote finds the library in the
 * page, so it would build without the name and break in the browser.
 */
export function checkNarrowedImports(parts: readonly FrontEnd[]): void {
  const sources = parts.flatMap(({ folder }) => sourcesOf(folder)).map((file) => ({ file, source: read(file) }));
  const missing = narrowedLibraries.flatMap(({ names, module }) => {
    const provided = namesTakenFrom(names, read(module));
    return sources.flatMap(({ file, source }) =>
      namesTakenFrom(names, source)
        .filter((name) => !provided.includes(name))
        .map((name) => `${file}: ${name}, which ${module} does not export`),
    );
  });
  if (missing.length > 0) throw new Error(`The shell does not provide:\n${missing.join('\n')}`);
}

function read(file: string): string {
  return readFileSync(path.join(repositoryRoot, file), 'utf8');
}

function sourcesOf(folder: string): readonly string[] {
  const root = `${folder}/src`;
  return readdirSync(path.join(repositoryRoot, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.posix.join(root, file));
}
