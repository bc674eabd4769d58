import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import mongoose from 'mongoose';
import type { StandaloneConfig } from './config';

const OURS = /^portal_/;

/** A real MongoDB where MONGO_URL names one, otherwise the embedded store in the data folder. */
export async function openDocumentStore({ MONGO_URL, PORTAL_DATA_DIR, PORTAL_FSYNC }: StandaloneConfig) {
  if (MONGO_URL) return { url: MONGO_URL, close: async () => {} };
  const dataDir = join(resolve(PORTAL_DATA_DIR), 'store');
  await mkdir(dataDir, { recursive: true });
  const { startEmbeddedMongo } = await import('@portal/embedded-mongo');
  return startEmbeddedMongo({ dataDir, fsync: PORTAL_FSYNC });
}

/** Throws every database of the portal away. */
export async function dropPortalDatabases(url: string): Promise<void> {
  const connection = await mongoose.createConnection(url).asPromise();
  const { databases } = await connection.listDatabases();
  for (const { name } of databases.filter(({ name }) => OURS.test(name))) await connection.useDb(name).dropDatabase();
  await connection.close();
}

/** Remembers whether the demo institute was made whole: a start that was killed in between makes it anew. */
export async function openDemoMark(url: string) {
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
