import mongoose, { type mongo } from 'mongoose';

export const DOCUMENTS = 50_000;
const BATCH_SIZE = 1_000;
const PAGE_SIZE = 50;

interface Entry {
  _id: string;
  code: string;
  start: Date;
  seen: number;
  text: string;
}

/** One of the operations that are measured. */
export interface Operation {
  name: string;
  run(): Promise<unknown>;
}

export interface OpenedDatabase {
  operations: Operation[];
  /** Drops the database and disconnects. */
  drop(): Promise<void>;
}

// With the other fields and the names of all it makes a document of 1 kB.
const TEXT = 'x'.repeat(890);

function idOf(number: number): string {
  return `entry-${String(number).padStart(8, '0')}`;
}

function entryOf(number: number): Entry {
  return {
    _id: idOf(number),
    code: `code-${number}`,
    start: new Date(1_700_000_000_000 + ((number * 7919) % DOCUMENTS) * 60_000),
    seen: 0,
    text: TEXT,
  };
}

function randomNumber(): number {
  return Math.floor(Math.random() * DOCUMENTS);
}

/** Makes the collections with their indexes and inserts the documents. */
export async function fillDatabase(url: string, database: string): Promise<void> {
  const client = await new mongoose.mongo.MongoClient(url).connect();
  const db = client.db(database);
  for (const name of ['entries', 'inserted']) {
    await db.collection(name).createIndex({ code: 1 }, { unique: true });
    await db.collection(name).createIndex({ start: 1, _id: 1 });
  }
  for (let from = 0; from < DOCUMENTS; from += BATCH_SIZE) {
    const batch = Array.from({ length: BATCH_SIZE }, (_, offset) => entryOf(from + offset));
    await db.collection<Entry>('entries').insertMany(batch);
  }
  await client.close();
}

/** Connects to a database that fillDatabase filled. */
export async function openDatabase(url: string, database: string): Promise<OpenedDatabase> {
  const client = await new mongoose.mongo.MongoClient(url).connect();
  const db = client.db(database);
  return {
    operations: operationsOn(db.collection('entries'), db.collection('inserted')),
    async drop() {
      await db.dropDatabase();
      await client.close();
    },
  };
}

function operationsOn(entries: mongo.Collection<Entry>, inserted: mongo.Collection<Entry>): Operation[] {
  let lastInserted = 0;
  return [
    { name: 'find by _id', run: () => entries.findOne({ _id: idOf(randomNumber()) }) },
    { name: 'find by an indexed field', run: () => entries.findOne({ code: `code-${randomNumber()}` }) },
    {
      name: `sorted page of ${PAGE_SIZE}`,
      run: () =>
        entries
          .find({ start: { $gte: entryOf(randomNumber()).start } })
          .sort({ start: 1, _id: 1 })
          .limit(PAGE_SIZE)
          .toArray(),
    },
    { name: 'insert', run: () => inserted.insertOne(entryOf((lastInserted += 1))) },
    { name: '$inc update', run: () => entries.updateOne({ _id: idOf(randomNumber()) }, { $inc: { seen: 1 } }) },
  ];
}

/** Operations a second of so many clients, each of which sends the next operation when it has its answer. */
export async function measureRate({ run }: Operation, clients: number, milliseconds: number): Promise<number> {
  const start = performance.now();
  let count = 0;
  async function runRepeatedly(): Promise<void> {
    while (performance.now() - start < milliseconds) {
      await run();
      count += 1;
    }
  }
  await Promise.all(Array.from({ length: clients }, runRepeatedly));
  return (count * 1_000) / (performance.now() - start);
}
