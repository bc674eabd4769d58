import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot, type FrontEnd } from './front-ends';

const statement = /(import|export)\s+\{([^}]*)\}\s+from\s+'(react-router(?:-dom)?)'/g;

/** Names a source takes from the router at run time; types cost nothing and are always there. */
export function routerNamesIn(source: string): readonly string[] {
  return [...source.matchAll(statement)]
    .flatMap(([, , names = '']) => names.split(','))
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/**
 * Fails for a name of the router that web-kit's `router.ts` does not provide: a remote finds the router in the page, so
 * it would build without it and break in the browser.
 */
export function checkRouterImports(parts: readonly FrontEnd[]): void {
  const provided = routerNamesIn(readFileSync(path.join(repositoryRoot, 'packages/web-kit/src/router.ts'), 'utf8'));
  const missing = parts.flatMap(({ folder }) =>
    sourcesOf(folder).flatMap((file) =>
      routerNamesIn(readFileSync(file, 'utf8'))
        .filter((name) => !provided.includes(name))
        .map((name) => `${path.relative(repositoryRoot, file)}: ${name}`),
    ),
  );
  if (missing.length > 0) {
    throw new Error(
      `packages/web-kit/src/router.ts does not provide these parts of the router:\n${missing.join('\n')}`,
    );
  }
}

function sourcesOf(folder: string): readonly string[] {
  const root = path.join(repositoryRoot, folder, 'src');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(root, file));
}
