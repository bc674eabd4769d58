/** `npm run backup -- <file or folder>`: all that the portal keeps, in one file, also while it runs. */
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backUp } from '@portal/embedded-mongo';
import { readConfig } from './config';
import { storeFolder } from './document-store';

try {
  const [place] = process.argv.slice(2);
  if (place === undefined) throw new Error('Say where to: npm run backup -- <file or folder>');
  const config = readConfig([]);
  if (config.MONGO_URL) throw new Error('The data is on the server of MONGO_URL: back it up there, with mongodump.');
  const name = `portal-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.backup`;
  const target = existsSync(place) && statSync(place).isDirectory() ? join(place, name) : place;
  const bytes = backUp(storeFolder(config), target);
  console.log(`Backup of ${bytes} bytes in ${resolve(target)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
