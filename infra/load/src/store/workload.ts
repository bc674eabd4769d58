import mongoose, { type mongo } from 'mongoose';

export const DOCUMENTS = 50_000;
const BATCH = 1_000;
const PAGE = 50;

interface Entry {
  _id: string;
  code: string;
  start: Date;
  seen: number;
  text: string;
}

/** One of the things that are measured; each call is one operation. */
export interface Work {
  name: string;
  run(): Promise<unknown>;
}

/** What can be done with a store that was filled. */
export interface Workplace {
  works: Work[];
  /** Drops the database. */
  close(): Promise<void>;
}

// With the fields and their names it makes a document of 1 kB.
const text = 'x'.repeat(890);
const idOf = (n: number) => `entry-${String(n).padStart(8, '0')}`;
const entry = (n: number): Entry => ({
  _id: idOf(n),
  code: `code-${n}`,
  start: new Date(1_700_000_000_000 + ((n * 7919) % DOCUMENTS) * 60_000),
  seen: 0,
  text,
});
const anyNumber = () => Math.floor(Math.random() * DOCUMENTS);

const connect = (url: string) => new mongoose.mongo.MongoClient(url).connect();

/** Makes the collections with their indexes and puts the documents in. */
export async function fill(url: string, database: string): Promise<void> {
  const client = await connect(url);
  const db = client.db(database);
  for (const name of ['entries', 'inserted']) {
    await db.collection(name).createIndex({ code: 1 }, { unique: true });
    await db.collection(name).createIndex({ start: 1, _id: 1 });
  }
  for (let from = 0; from < DOCUMENTS; from += BATCH) {
    await db.collection<Entry>('entries').insertMany(Array.from({ length: BATCH }, (_, n) => entry(from + n)));
  }
  await client.close();
}

function worksOn(entries: mongo.Collection<Entry>, inserted: mongo.Collection<Entry>): Work[] {
  let next = 0;
  return [
    { name: 'find by _id', run: () => entries.findOne({ _id: idOf(anyNumber()) }) },
    { name: 'find by an indexed field', run: () => entries.findOne({ code: `code-${anyNumber()}` }) },
    {
      name: `sorted page of ${PAGE}`,
      run: () =>
        entries
          .find({ start: { $gte: entry(anyNumber()).start } })
          .sort({ start: 1, _id: 1 })
          .limit(PAGE)
          .toArray(),
    },
    { name: 'insert', run: () => inserted.insertOne(entry((next += 1))) },
    { name: '$inc update', run: () => entries.updateOne({ _id: idOf(anyNumber()) }, { $inc: { seen: 1 } }) },
  ];
}

/** Connects to a database that was filled. */
export async function openWorkplace(url: string, database: string): Promise<Workplace> {
  const client = await connect(url);
  const db = client.db(database);
  return {
    works: worksOn(db.collection('entries'), db.collection('inserted')),
    async close() {
      await db.dropDatabase();
      await client.close();
    },
  };
}

/** Operations a second of so many clients, each of which asks again when it has its answer. */
export async function rateOf({ run }: Work, clients: number, milliseconds: number): Promise<number> {
  const started = performance.now();
  let done = 0;
  const ask = async () => {
    while (performance.now() - started < milliseconds) {
      await run();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, ask));
  return (done * 1_000) / (performance.now() - started);
}
