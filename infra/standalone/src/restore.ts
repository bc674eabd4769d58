/** `npm run restore -- <backup>`: makes the data folder from a backup; one that holds data already is refused. */
import { hasData, restore } from '@portal/embedded-mongo';
import { readConfig } from './config';
import { beginRestore, finishRestore, openDataFolder, photoFolder, storeFolder } from './data-folder';
import { restoreKeys } from './keys';
import { copyPhotos, photoBackupFolder } from './photos';

const NOT_COUNTED =
  'An earlier version made this backup, without a count and a checksum at its end: whether its last commits are missing cannot be seen. Compare with what you know, and make a new backup.';

try {
  const [backup] = process.argv.slice(2);
  if (backup === undefined) throw new Error('Say what to restore: npm run restore -- <backup>');
  const config = readConfig([]);
  const folder = storeFolder(config);
  await openDataFolder(config);
  if (!hasData(folder)) await beginRestore(config, backup);
  const { bytes, records } = restore(backup, folder);
  await finishRestore(config, backup);
  const losses = await restoreKeys(config, backup);
  const photos = await copyPhotos(photoBackupFolder(backup), photoFolder(config));
  console.log(`Restored ${bytes} bytes to ${folder}, and ${photos} files of photos`);
  if (records === undefined) console.log(NOT_COUNTED);
  for (const loss of losses) console.log(loss);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
