import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient, type Db } from 'mongodb';
import { startEmbeddedMongo, type EmbeddedMongo, type EmbeddedMongoOptions } from '../src/index';

/** A store, a client of it and the client's database `campus`. */
export interface OpenStore {
  store: EmbeddedMongo;
  client: MongoClient;
  db: Db;
  close(): Promise<void>;
}

export function createDirectory(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'embedded-mongo-'));
}

export async function openStore(options: EmbeddedMongoOptions): Promise<OpenStore> {
  const store = await startEmbeddedMongo(options);
  const client = await new MongoClient(store.url).connect();
  async function close(): Promise<void> {
    await client.close();
    await store.close();
  }
  return { store, client, db: client.db('campus'), close };
}

/** Opens the store of a directory for some work and closes it again. */
export async function withStore<T>(dataDir: string, work: (opened: OpenStore) => Promise<T>): Promise<T> {
  const opened = await openStore({ dataDir });
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

/** Opens an empty store before the tests of a file, and removes it after them. */
export function setUpStore(setUp: (opened: OpenStore) => void | Promise<void>): void {
  let dataDir: string;
  let opened: OpenStore;
  beforeAll(async () => {
    dataDir = await createDirectory();
    opened = await openStore({ dataDir });
    await setUp(opened);
  });
  afterAll(async () => {
    await opened.close();
    await rm(dataDir, { recursive: true });
  });
}
