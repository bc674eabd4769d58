import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Bundles entry files of the repository, so that Node starts them in less than half of the time that the source takes
 * under tsx. Answers where the bundle of each is: at its own place below a folder, as an `.mjs` file. The global set-up
 * of Jest makes a folder for each run, so no bundle is older than the source; the first test that needs it fills it.
 */
export async function bundlePrograms(name: string, entries: readonly string[]): Promise<(entry: string) => string> {
  const runFolder = process.env.PORTAL_TEST_BUNDLES;
  if (!runFolder) throw new Error('The folder of the bundles is missing: the global set-up of Jest makes it.');
  const folder = path.join(runFolder, name);
  if (!existsSync(folder)) await bundleInto(folder, entries);
  return (entry) => path.join(folder, entry.replace(/\.ts$/, '.mjs'));
}

/** Workers of Jest may bundle at the same time: what the first one made is kept. */
async function bundleInto(folder: string, entries: readonly string[]): Promise<void> {
  const own = await mkdtemp(`${folder}-`);
  await build({
    absWorkingDir: root,
    entryPoints: [...entries],
    outbase: root,
    outdir: own,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: [],
    plugins: [sourceOnly],
  });
  await rename(own, folder).catch(async (error: unknown) => {
    if (!existsSync(folder)) throw error;
    await rm(own, { recursive: true });
  });
}

const RESOLVED_HERE = 'resolved by this plugin';

/** Packages of others stay where they are, and a file still finds what lies beside its source. */
const sourceOnly: Plugin = {
  name: 'source-only',
  setup({ onLoad, onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path: wanted, pluginData, kind, importer, resolveDir }) => {
      const isOurs = kind === 'entry-point' || wanted.startsWith('@portal/');
      if (isOurs || wanted.startsWith('node:') || pluginData === RESOLVED_HERE) return undefined;
      const found = await resolve(wanted, { kind, importer, resolveDir, pluginData: RESOLVED_HERE });
      return found.errors.length > 0 ? found : { path: pathToFileURL(found.path).href, external: true };
    });
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      return { loader: 'ts', contents: source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)) };
    });
  },
};
