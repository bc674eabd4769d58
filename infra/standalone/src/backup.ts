/** `npm run backup -- <file or folder>`: all that the portal keeps, also while it runs: its store in one file, photos beside it. */
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backUp } from '@portal/embedded-mongo';
import { authorKeyBackupFile, authorKeyFile, copyAuthorKey } from './author-key';
import { readConfig } from './config';
import { storeFolder } from './document-store';
import { copyPhotos, photoFolder, photoBackupFolder } from './photo-folder';

try {
  const [place] = process.argv.slice(2);
  if (place === undefined) throw new Error('Say where to: npm run backup -- <file or folder>');
  const config = readConfig([]);
  if (config.MONGO_URL) throw new Error('The data is on the server of MONGO_URL: back it up there, with mongodump.');
  const name = `portal-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.backup`;
  const target = existsSync(place) && statSync(place).isDirectory() ? join(place, name) : place;
  // Before and after, so that every photo the store's copy speaks of is among them.
  await copyPhotos(photoFolder(config), photoBackupFolder(target));
  const bytes = backUp(storeFolder(config), target);
  await copyAuthorKey(authorKeyFile(config), authorKeyBackupFile(target));
  const photos = await copyPhotos(photoFolder(config), photoBackupFolder(target));
  console.log(`Backup of ${bytes} bytes in ${resolve(target)}, with ${photos} files of photos beside it`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
