import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { moduleLists } from '../../../packages/build-config/lint/boundaries.mjs';

/** The names in the first column of the table whose head begins with "module". */
function modulesIn(readme: string): string[] {
  const [, rows = ''] = /^\| module.*\n\|[\s:|-]+\|\n((?:\|.*\n)*)/m.exec(readme) ?? [];
  return [...rows.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
}

/** Services whose README.md does not have the modules of modules.json in its table, each once and in their order. */
export function checkModuleTables(root: string): string[] {
  return moduleLists(root).flatMap(({ workspace, modules }) => {
    const file = `${workspace}/README.md`;
    if (!modules || !workspace.startsWith('services/') || !existsSync(path.join(root, file))) return [];
    const named = modulesIn(readFileSync(path.join(root, file), 'utf8'));
    const missing = modules.filter((name) => !named.includes(name));
    const unknown = named.filter((name) => !modules.includes(name));
    const isInOrder = named.filter((name) => modules.includes(name)).join() === modules.join();
    return [
      ...missing.map((name) => `${file}: the table of modules lacks \`${name}\`: add a row that says what it does`),
      ...unknown.map((name) => `${file}: modules.json has no \`${name}\`: remove its row from the table of modules`),
      ...(isInOrder || missing.length > 0
        ? []
        : [`${file}: put the modules in the order of modules.json: ${modules.join(', ')}`]),
    ];
  });
}
