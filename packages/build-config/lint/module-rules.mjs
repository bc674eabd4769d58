import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const tests = '\\.test\\.tsx?$|/src/testing/';

function entriesOf(folder) {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const namesOf = (kept) => kept.map(({ name }) => name).toSorted();
  return {
    folders: namesOf(entries.filter((entry) => entry.isDirectory())),
    sources: namesOf(entries.filter(({ name }) => /^[^.]+\.tsx?$/.test(name))),
  };
}

/**
 * Every workspace whose src/ has folders, except remotes, which have layers; with these folders and what its
 * modules.json lists, from the uppermost to the lowest: the folders, and files beside them that have a place among them.
 * Null for a workspace without one.
 */
export function moduleLists(root) {
  const nested = ['packages', 'services', 'infra'].flatMap((parent) =>
    entriesOf(path.join(root, parent)).folders.map((name) => `${parent}/${name}`),
  );
  return ['gateway', 'shell', ...nested].flatMap((workspace) => {
    const file = path.join(root, workspace, 'modules.json');
    const { folders } = entriesOf(path.join(root, workspace, 'src'));
    const modules = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
    return modules || folders.length > 0 ? [{ workspace, folders, modules }] : [];
  });
}

/**
 * A file beside the modules is above all of them when it imports one, itself or through another such file (`index.ts`,
 * `app.ts`), unless the list gives it a place; otherwise it is below all of them (`errors.ts`).
 */
function filesAbove(src, modules) {
  const { folders, sources } = entriesOf(src);
  const imports = sources.map((file) => {
    const text = readFileSync(path.join(src, file), 'utf8');
    return { file, imported: [...text.matchAll(/'\.\/([^/']+)/g)].map(([, name]) => name) };
  });
  const above = new Set(folders);
  const nameOf = (file) => file.replace(/\.tsx?$/, '');
  for (let size = 0; size < above.size;) {
    size = above.size;
    for (const { file, imported } of imports) if (imported.some((name) => above.has(name))) above.add(nameOf(file));
  }
  return sources.filter((file) => above.has(nameOf(file)) && !modules.includes(file));
}

/** A folder by its name, a file by its name with the ending. */
const anyOf = (workspace, names) =>
  `^${workspace}/src/(${names.map((name) => (name.includes('.') ? `${name.replaceAll('.', '\\.')}$` : `${name}/`)).join('|')})`;

function rulesOf(root, workspace, modules) {
  const name = `${path.basename(workspace)}-modules-import`;
  const downward = modules.slice(1).map((module, index) => ({
    name: `${name}-downward-${module}`,
    comment:
      `${workspace}/modules.json lists ${module} below ${modules.slice(0, index + 1).join(', ')}: ` +
      'it imports nothing of them. Let the upper one import, or move what both need to a lower module.',
    severity: 'error',
    from: { path: anyOf(workspace, [module]), pathNot: tests },
    to: { path: anyOf(workspace, modules.slice(0, index + 1)) },
  }));
  const above = filesAbove(path.join(root, workspace, 'src'), modules);
  if (above.length === 0) return downward;
  const noFileAbove = {
    name: `${name}-no-file-above`,
    comment:
      `In ${workspace}/src these files import modules, so that modules import nothing of them: ${above.join(', ')}. ` +
      'Let the upper one import, or move what both need to a module or to a file that imports none.',
    severity: 'error',
    from: { path: anyOf(workspace, modules), pathNot: tests },
    to: { path: anyOf(workspace, above) },
  };
  return [...downward, noFileAbove];
}

/** A module imports only modules below it, so that each can be read and changed without those above it. */
export const moduleRules = (root) =>
  moduleLists(root).flatMap(({ workspace, modules }) => (modules ? rulesOf(root, workspace, modules) : []));
