import mongoose from 'mongoose';
import type { StandaloneConfig } from './config';
import { storeFolder } from './data-folder';
import { writeStoreRecord } from './store-record';

const PORTAL_DATABASE = /^portal_/;

type BrokerState = 'used' | 'none';
type DemoState = 'making' | 'made' | 'empty';
export type DemoMarker = Awaited<ReturnType<typeof openDemoMarker>>;

/** A real MongoDB where MONGO_URL names one, otherwise the embedded store in the data folder. */
export async function openDocumentStore(config: StandaloneConfig) {
  if (config.MONGO_URL) return { url: config.MONGO_URL, close: async () => {} };
  const dataDir = storeFolder(config);
  const { startEmbeddedMongo } = await import('@portal/embedded-mongo');
  const store = await startEmbeddedMongo({ dataDir, fsync: config.PORTAL_FSYNC });
  const removeRecord = await writeStoreRecord(config, store.url);
  return {
    url: store.url,
    async close() {
      await removeRecord();
      await store.close();
    },
  };
}

export async function dropPortalDatabases(url: string): Promise<void> {
  const connection = await mongoose.createConnection(url).asPromise();
  const { databases } = await connection.listDatabases();
  for (const { name } of databases) if (PORTAL_DATABASE.test(name)) await connection.useDb(name).dropDatabase();
  await connection.close();
}

async function openMarks<State extends string>(url: string) {
  const connection = await mongoose.createConnection(url, { dbName: 'portal_start', autoIndex: false }).asPromise();
  return { connection, marks: connection.collection<{ _id: string; state: State }>('marks') };
}

/** Records at every start whether the portal has a broker, where its dead letters are then. */
export async function writeBrokerMark(url: string, hasBroker: boolean): Promise<void> {
  const { connection, marks } = await openMarks<BrokerState>(url);
  await marks.updateOne({ _id: 'broker' }, { $set: { state: hasBroker ? 'used' : 'none' } }, { upsert: true });
  await connection.close();
}

/** Null where no `npm start` was made on this store: services on their own record nothing. */
export async function readBrokerMark(url: string): Promise<BrokerState | null> {
  const { connection, marks } = await openMarks<BrokerState>(url);
  const found = await marks.findOne({ _id: 'broker' });
  await connection.close();
  return found?.state ?? null;
}

/** Records whether the demo institute is complete: a start that was killed while seeding seeds anew. */
export async function openDemoMarker(url: string) {
  const { connection, marks } = await openMarks<DemoState>(url);
  return {
    async read(): Promise<DemoState | null> {
      return (await marks.findOne({ _id: 'demo' }))?.state ?? null;
    },
    async write(state: DemoState) {
      await marks.updateOne({ _id: 'demo' }, { $set: { state } }, { upsert: true });
    },
    close: () => connection.close(),
  };
}
