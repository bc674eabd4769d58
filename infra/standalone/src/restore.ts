/** `npm run restore -- <backup>`: makes the data folder from a backup; one that holds data already is refused. */
import { restore } from '@portal/embedded-mongo';
import { authorKeyBackupFile, copyAuthorKey } from './author-key';
import { readConfig } from './config';
import { authorKeyFile, photoFolder, storeFolder } from './data-folder';
import { copyPhotos, photoBackupFolder } from './photos';

try {
  const [backup] = process.argv.slice(2);
  if (backup === undefined) throw new Error('Say what to restore: npm run restore -- <backup>');
  const config = readConfig([]);
  const folder = storeFolder(config);
  const bytes = restore(backup, folder);
  await copyAuthorKey(authorKeyBackupFile(backup), authorKeyFile(config));
  const photos = await copyPhotos(photoBackupFolder(backup), photoFolder(config));
  console.log(`Restored ${bytes} bytes to ${folder}, and ${photos} files of photos`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
