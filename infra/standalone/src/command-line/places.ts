import { resolve } from 'node:path';
import { hasData, repair, type Repair } from '@portal/embedded-mongo';
import { connectStore } from '@portal/service-kit';
import type { StandaloneConfig } from '../config';
import { storeFolder } from '../data-folder';

const WHERE_TO_LOOK = 'PORTAL_DATA_DIR names the data folder; MONGO_URL and PORTAL_DATABASE_PREFIX name databases.';

/** Where the data of the portal are, as operators name it. */
export function placeOf({ MONGO_URL, PORTAL_DATABASE_PREFIX, PORTAL_DATA_DIR }: StandaloneConfig): string {
  return MONGO_URL
    ? `the databases ${PORTAL_DATABASE_PREFIX}* on ${withoutCredentials(MONGO_URL)}`
    : `the data folder ${resolve(PORTAL_DATA_DIR)}`;
}

/** Throws where no portal has written its files, so that no command makes an empty one. */
export function requireFiles(config: StandaloneConfig): void {
  if (!hasData(storeFolder(config))) throw new Error(`There is no portal in ${placeOf(config)}. ${WHERE_TO_LOOK}`);
}

/** Throws where the server has no such database. */
export async function requireDatabase(config: StandaloneConfig, options: Parameters<typeof connectStore>[0]) {
  const store = await connectStore(options);
  const collections = await store.connection.listCollections();
  await store.close();
  if (collections.length > 0) return;
  throw new Error(`There is no database ${options.database} in ${placeOf(config)}. ${WHERE_TO_LOOK}`);
}

/** Null where the journal of the stopped portal is not damaged. */
export function repairFiles(config: StandaloneConfig): Repair | null {
  if (config.MONGO_URL) throw new Error('The data is on the server of MONGO_URL, which has its own repair.');
  requireFiles(config);
  return repair(storeFolder(config));
}

export function withoutCredentials(url: string): string {
  return url.replace(/\/\/[^@/]*@/, '//').replace(/\?.*/, '');
}
