/** `npm run backup -- <file or folder>`: the store in one file, photos and author key beside it; also while the portal runs. */
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backUp } from '@portal/embedded-mongo';
import { authorKeyBackupFile, copyAuthorKey } from './author-key';
import { readConfig } from './config';
import { authorKeyFile, photoFolder, storeFolder } from './data-folder';
import { copyPhotos, photoBackupFolder } from './photos';

try {
  const [path] = process.argv.slice(2);
  if (path === undefined) throw new Error('Say where to: npm run backup -- <file or folder>');
  const config = readConfig([]);
  if (config.MONGO_URL) throw new Error('The data is on the server of MONGO_URL: back it up there, with mongodump.');
  const name = `portal-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.backup`;
  const backup = existsSync(path) && statSync(path).isDirectory() ? join(path, name) : path;
  // Photos are copied before and after the store, so that the copy has every photo that the store refers to.
  await copyPhotos(photoFolder(config), photoBackupFolder(backup));
  const bytes = backUp(storeFolder(config), backup);
  await copyAuthorKey(authorKeyFile(config), authorKeyBackupFile(backup));
  const photos = await copyPhotos(photoFolder(config), photoBackupFolder(backup));
  console.log(`Backup of ${bytes} bytes in ${resolve(backup)}, with ${photos} files of photos beside it`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
