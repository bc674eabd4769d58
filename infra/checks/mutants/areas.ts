import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A folder whose code is changed, and the folders whose tests have to notice. */
export interface Area {
  folder: string;
  files: string[];
  testFolders: string[];
}

const MESSAGES = 'packages/service-kit/src/messages';

/** Rules and queries of services, and all of service-kit's messages. */
const isTarget = (folder: string, file: string) =>
  folder === MESSAGES ? /^(?!.*\.test\.ts$).*\.ts$/.test(file) : /\.(domain|repository)\.ts$/.test(file);

/** Modules that are shown by tests of other modules of their service. */
const testedByTheService: ReadonlySet<string> = new Set([
  'services/activity/src/labels',
  'services/activity/src/people',
  'services/activity/src/reactions',
  'services/auth/src/accounts',
  'services/org/src/read-copies',
  'services/records/src/people',
]);

/** The areas of the folders and files named, or all. */
export function areasIn(root: string, names: readonly string[] = []): Area[] {
  const modules = subfolders(root, 'services').flatMap((service) => subfolders(root, `${service}/src`));
  const areas = [...modules, MESSAGES].map((folder) => areaOf(root, folder)).filter(({ files }) => files.length > 0);
  if (names.length === 0) return areas;
  const chosen = names.map((name) => name.replace(/\/+$/, ''));
  const isIn = (file: string, name: string) => file === name || file.startsWith(`${name}/`);
  const unknown = chosen.find((name) => !areas.some(({ files }) => files.some((file) => isIn(file, name))));
  if (unknown !== undefined) {
    const folders = areas.map(({ folder }) => folder);
    throw new Error(`${unknown} holds no rules and no queries. These do:\n${folders.join('\n')}`);
  }
  return areas
    .map((area) => ({ ...area, files: area.files.filter((file) => chosen.some((name) => isIn(file, name))) }))
    .filter(({ files }) => files.length > 0);
}

function subfolders(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`);
}

function areaOf(root: string, folder: string): Area {
  const files = readdirSync(path.join(root, folder)).filter((file) => isTarget(folder, file));
  return {
    folder,
    files: files.map((file) => `${folder}/${file}`),
    testFolders: [testedByTheService.has(folder) ? path.posix.dirname(folder) : folder],
  };
}
