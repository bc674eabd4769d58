import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import mongoose from 'mongoose';
import type { StandaloneConfig } from './config';
import { writeStoreRecord } from './store-record';

const OURS = /^portal_/;

/** Where the embedded store has its files; a portal on a real MongoDB has none. */
export function storeFolder({ PORTAL_DATA_DIR }: Pick<StandaloneConfig, 'PORTAL_DATA_DIR'>): string {
  return join(resolve(PORTAL_DATA_DIR), 'store');
}

/** A real MongoDB where MONGO_URL names one, otherwise the embedded store in the data folder. */
export async function openDocumentStore(config: StandaloneConfig) {
  if (config.MONGO_URL) return { url: config.MONGO_URL, close: async () => {} };
  const dataDir = storeFolder(config);
  await mkdir(dataDir, { recursive: true });
  const { startEmbeddedMongo } = await import('@portal/embedded-mongo');
  const store = await startEmbeddedMongo({ dataDir, fsync: config.PORTAL_FSYNC });
  const forget = await writeStoreRecord(config, store.url);
  return {
    url: store.url,
    async close() {
      await forget();
      await store.close();
    },
  };
}

/** Throws every database of the portal away. */
export async function dropPortalDatabases(url: string): Promise<void> {
  const connection = await mongoose.createConnection(url).asPromise();
  const { databases } = await connection.listDatabases();
  for (const { name } of databases.filter(({ name }) => OURS.test(name))) await connection.useDb(name).dropDatabase();
  await connection.close();
}

/** Remembers whether the demo institute was made whole: a start that was killed in between makes it anew. */
export async function openDemoMarker(url: string) {
  const connection = await mongoose.createConnection(url, { dbName: 'portal_start', autoIndex: false }).asPromise();
  const marks = connection.collection<{ _id: string; state: 'making' | 'made' | 'empty' }>('marks');
  return {
    async read() {
      return (await marks.findOne({ _id: 'demo' }))?.state ?? null;
    },
    async write(state: 'making' | 'made' | 'empty') {
      await marks.updateOne({ _id: 'demo' }, { $set: { state } }, { upsert: true });
    },
    close: () => connection.close(),
  };
}
