/** `npm run restore -- <backup>`: makes the data folder from a backup; one that holds data already is refused. */
import { restore } from '@portal/embedded-mongo';
import { readConfig } from './config';
import { storeFolder } from './document-store';

try {
  const [backup] = process.argv.slice(2);
  if (backup === undefined) throw new Error('Say what to restore: npm run restore -- <backup>');
  const folder = storeFolder(readConfig([]));
  const bytes = restore(backup, folder);
  console.log(`Restored ${bytes} bytes to ${folder}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
