import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient, type Db } from 'mongodb';
import { startEmbeddedMongo } from '../../src/index';

/** The embedded store, twice, and the engine of MONGO_URL where there is one. */
export interface Stores {
  embedded: Db;
  /** In the same store, for documents without indexes. */
  other: Db;
  engine: Db | undefined;
  close(): Promise<void>;
}

/** Whether MONGO_URL names another store than the embedded one that tests get without it. */
const engineUrl = process.env['EMBEDDED_TEST_STORE'] ? undefined : process.env['MONGO_URL'];

export const hasEngine = engineUrl !== undefined;

/** Opens both with a database that nobody else uses. */
export async function openStores(): Promise<Stores> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'embedded-differential-'));
  const store = await startEmbeddedMongo({ dataDir });
  const clients = await Promise.all(
    [store.url, ...(engineUrl ? [engineUrl] : [])].map((url) => new MongoClient(url).connect()),
  );
  const name = `test_differential_${randomBytes(5).toString('hex')}`;
  const [embedded, engine] = clients.map((client) => client.db(name));
  const other = clients[0]?.db(`${name}_other`);
  if (!embedded || !other) throw new Error('no store');
  return {
    embedded,
    other,
    engine,
    async close() {
      await engine?.dropDatabase();
      await Promise.all(clients.map((client) => client.close()));
      await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
