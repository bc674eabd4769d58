/**
 * `npm run backup -- <file or folder> [--with-keys]`: the store in one file, photos beside it, keys only when asked for;
 * also while the portal runs.
 */
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '@portal/embedded-mongo';
import { readConfig } from './config';
import { createForOwnerOnly, photoFolder, storeFolder } from './data-folder';
import { backUpKeys } from './keys';
import { copyPhotos, photoBackupFolder } from './photos';

try {
  const options = { 'with-keys': { type: 'boolean', default: false } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [path] = positionals;
  if (path === undefined) throw new Error('Say where to: npm run backup -- <file or folder> [--with-keys]');
  const config = readConfig([]);
  createForOwnerOnly();
  if (config.MONGO_URL) throw new Error('The data is on the server of MONGO_URL: back it up there, with mongodump.');
  const name = `portal-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.backup`;
  const backup = existsSync(path) && statSync(path).isDirectory() ? join(path, name) : path;
  // Photos are copied before and after the store, so that the copy has every photo that the store refers to.
  await copyPhotos(photoFolder(config), photoBackupFolder(backup));
  const { bytes, records } = backUp(storeFolder(config), backup);
  const keys = values['with-keys'] ? await backUpKeys(config, backup) : null;
  const photos = await copyPhotos(photoFolder(config), photoBackupFolder(backup));
  console.log(
    `Backup of ${records} commits, ${bytes} bytes, in ${resolve(backup)}, with ${photos} files of photos beside it`,
  );
  console.log(
    keys === null
      ? 'It holds no keys. Keep a copy of them elsewhere (--with-keys makes one): a restore says what is lost without.'
      : `With ${keys} keys beside it: keep them apart from the backup, which is worth as much as they are secret.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
