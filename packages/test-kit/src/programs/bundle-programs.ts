import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { bundlePrograms as bundleInto } from '@portal/build-config/programs';

/**
 * Bundles entry files of the repository, as they are where the portal is deployed. Answers where the bundle of each is: at
 * its own place below a folder, as an `.mjs` file. The global set-up of Jest makes a folder for each run, so no bundle is
 * older than the source; the first test that needs it fills it.
 */
export async function bundlePrograms(name: string, entries: readonly string[]): Promise<(entry: string) => string> {
  const runFolder = process.env.PORTAL_TEST_BUNDLES;
  if (!runFolder) throw new Error('The folder of the bundles is missing: the global set-up of Jest makes it.');
  const folder = path.join(runFolder, name);
  if (!existsSync(folder)) await bundleOnce(folder, entries);
  return (entry) => path.join(folder, entry.replace(/\.ts$/, '.mjs'));
}

/** Workers of Jest may bundle at the same time: what the first one made is kept. */
async function bundleOnce(folder: string, entries: readonly string[]): Promise<void> {
  const own = await mkdtemp(`${folder}-`);
  await bundleInto(entries, own);
  await rename(own, folder).catch(async (error: unknown) => {
    if (!existsSync(folder)) throw error;
    await rm(own, { recursive: true });
  });
}
