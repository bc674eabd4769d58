import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { MongoClient, type Db } from 'mongodb';
import { createDirectory, openStore } from '../open-store';

/** Two databases of the embedded store, and one of the engine that MONGO_URL names. */
export interface Stores {
  embedded: Db;
  /** A database of the embedded store without indexes. */
  other: Db;
  engine: Db | undefined;
  close(): Promise<void>;
}

/** The engine to compare with: without one, MONGO_URL names the embedded store that the test runner started. */
const engineUrl = process.env['EMBEDDED_TEST_STORE'] ? undefined : process.env['MONGO_URL'];

export const hasEngine = engineUrl !== undefined;

export async function openStores(): Promise<Stores> {
  const dataDir = await createDirectory();
  const { client, db: embedded, close } = await openStore({ dataDir });
  const engineClient = engineUrl ? await new MongoClient(engineUrl).connect() : undefined;
  const engine = engineClient?.db(`test_differential_${randomBytes(5).toString('hex')}`);
  return {
    embedded,
    other: client.db('other'),
    engine,
    async close() {
      await engine?.dropDatabase();
      await engineClient?.close();
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
}
