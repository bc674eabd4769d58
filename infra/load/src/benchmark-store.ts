import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import type { Benchmark } from './benchmark';

const BATCH_SIZE = 2_000;

/** A store whose databases with this prefix belong to one benchmark. */
export interface BenchmarkStore {
  url: string;
  prefix: string;
}

/** The store that MONGO_URL names, or else an embedded one; the benchmark's databases are dropped at the end. */
export async function openStore({ processes, dataDir, defer }: Benchmark): Promise<BenchmarkStore> {
  const givenUrl = process.env.MONGO_URL;
  console.log(givenUrl ? 'Store: the one MONGO_URL names' : 'Store: embedded, in a process of its own');
  const url = givenUrl ?? (await processes.start('infra/standalone/src/store-process.ts', [dataDir])).ready;
  const store = { url, prefix: `bench_${randomBytes(4).toString('hex')}_` };
  defer(() => dropDatabases(store));
  return store;
}

async function dropDatabases({ url, prefix }: BenchmarkStore): Promise<void> {
  const connection = await mongoose.createConnection(url).asPromise();
  const { databases } = await connection.listDatabases();
  for (const { name } of databases) if (name.startsWith(prefix)) await connection.useDb(name).dropDatabase();
  await connection.close();
}

/** Inserts as many documents into a collection, whose indexes its service has made. */
export async function insertDocuments(
  { url, database, collection }: { url: string; database: string; collection: string },
  count: number,
  documentOf: (number: number) => { _id: string },
): Promise<void> {
  const connection = await mongoose.createConnection(url, { dbName: database, autoIndex: false }).asPromise();
  const documents = connection.collection<{ _id: string }>(collection);
  for (let from = 0; from < count; from += BATCH_SIZE) {
    const length = Math.min(BATCH_SIZE, count - from);
    await documents.insertMany(Array.from({ length }, (_, offset) => documentOf(from + offset)));
  }
  await connection.close();
}

/** An id of 24 characters that keeps the order of the numbers; `fill` keeps the ids of different kinds apart. */
export function documentId(number: number, fill = '0'): string {
  return number.toString(16).padStart(24, fill);
}
