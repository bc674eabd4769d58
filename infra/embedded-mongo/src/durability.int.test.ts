import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MongoClient, type Collection } from 'mongodb';
import { startEmbeddedMongo } from './index';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'embedded-durable-'));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

/** A process of its own that serves the directory, so that it can be killed. */
async function serveInChild(): Promise<{ child: ChildProcess; url: string }> {
  const index = fileURLToPath(new URL('./index.ts', import.meta.url));
  const script = `const { startEmbeddedMongo } = await import(${JSON.stringify(index)});
    console.log((await startEmbeddedMongo({ dataDir: ${JSON.stringify(dataDir)} })).url);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
}

/** Writes until the server is gone; remembers what was answered. */
async function writeUntilKilled(url: string, worker: number, round: number, done: Set<string>): Promise<void> {
  const client = await new MongoClient(url, { retryWrites: false, serverSelectionTimeoutMS: 500 }).connect();
  const [single, pairs] = [
    client.db('campus').collection<{ _id: string }>('single'),
    client.db('campus').collection<{ _id: string; pair: string }>('pairs'),
  ];
  try {
    for (let n = 0; ; n++) {
      const id = `${round}-${worker}-${n}`;
      await single.insertOne({ _id: id });
      done.add(id);
      const session = client.startSession();
      session.startTransaction();
      await pairs.insertOne({ _id: `${id}-l`, pair: id }, { session });
      await pairs.insertOne({ _id: `${id}-r`, pair: id }, { session });
      await session.commitTransaction();
      done.add(`pair ${id}`);
      await session.endSession();
    }
  } catch {
    // The server was killed: that is the end of this worker.
  }
  await client.close().catch(() => undefined);
}

describe('what was answered stays', () => {
  it('keeps every answered write and no half transaction when its process is killed again and again', async () => {
    const done = new Set<string>();
    for (let round = 0; round < 4; round++) {
      const { child, url } = await serveInChild();
      const before = done.size;
      const workers = Array.from({ length: 4 }, (_, worker) => writeUntilKilled(url, worker, round, done));
      while (done.size < before + 40) await new Promise((resolve) => setImmediate(resolve));
      child.kill('SIGKILL');
      await Promise.all([...workers, once(child, 'exit')]);
    }
    const store = await startEmbeddedMongo({ dataDir });
    const client = await new MongoClient(store.url).connect();
    const campus = client.db('campus');
    const singles = new Set<string>(
      (await campus.collection<{ _id: string }>('single').find().toArray()).map(({ _id }) => _id),
    );
    const pairs = await campus
      .collection('pairs')
      .aggregate<{ _id: string; n: number }>([{ $group: { _id: '$pair', n: { $sum: 1 } } }])
      .toArray();
    await client.close();
    await store.close();
    const lost = [...done].filter((id) =>
      id.startsWith('pair ') ? !pairs.some(({ _id }) => `pair ${_id}` === id) : !singles.has(id),
    );
    expect(lost).toEqual([]);
    expect(pairs.filter(({ n }) => n !== 2)).toEqual([]);
    expect(done.size).toBeGreaterThanOrEqual(160);
  }, 120_000);

  it('finds documents by their indexes after it was opened again, also with every write synced to the disk', async () => {
    const first = await startEmbeddedMongo({ dataDir, fsync: true });
    const client = await new MongoClient(first.url).connect();
    const people = client.db('campus').collection('people');
    await people.createIndex({ name: 1 }, { unique: true });
    await people.insertMany([{ name: 'asha' }, { name: 'binu' }]);
    await people.updateOne({ name: 'asha' }, { $set: { name: 'chitra' } });
    await client.close();
    await first.close();

    const again = await startEmbeddedMongo({ dataDir });
    const other = await new MongoClient(again.url).connect();
    const found = other.db('campus').collection('people');
    expect(await found.findOne({ name: 'chitra' })).not.toBeNull();
    expect(await found.findOne({ name: 'asha' })).toBeNull();
    await expect(found.insertOne({ name: 'binu' })).rejects.toMatchObject({ code: 11000 });
    await other.close();
    await again.close();
  });
});

describe('the data directory', () => {
  it('belongs to one store at a time', async () => {
    const store = await startEmbeddedMongo({ dataDir });
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(/in use by process/);
    await store.close();
  });

  it('is taken over from a process that is gone', async () => {
    await writeFile(path.join(dataDir, 'store.lock'), JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' }));
    const store = await startEmbeddedMongo({ dataDir });
    await store.close();
  });

  it('of an earlier version is refused and left as it is', async () => {
    await writeFile(path.join(dataDir, 'store.mdb'), 'former');
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(/earlier version/);
    expect(await readFile(path.join(dataDir, 'store.mdb'), 'utf8')).toBe('former');
  });
});

/** Opens the store, does something with its notes, and closes it. */
async function withNotes<T>(work: (notes: Collection<{ _id: number; text: string }>) => Promise<T>): Promise<T> {
  const store = await startEmbeddedMongo({ dataDir });
  const client = await new MongoClient(store.url).connect();
  try {
    return await work(client.db('campus').collection('notes'));
  } finally {
    await client.close();
    await store.close();
  }
}

describe('the journal', () => {
  const journal = () => path.join(dataDir, 'journal');
  const numbers = () => withNotes(async (notes) => (await notes.find().toArray()).map(({ _id }) => _id));

  async function writeNotes(): Promise<void> {
    await withNotes((notes) => notes.insertMany([0, 1, 2, 3].map((_id) => ({ _id, text: `note number ${_id}` }))));
  }

  it.each([
    ['a record', (size: number) => size - 1],
    ['the head of a record', (size: number) => size - 150],
  ])('that ends inside %s loses this record and no other', async (_, end) => {
    await writeNotes();
    const { size } = await stat(journal());
    await withNotes((notes) => notes.insertOne({ _id: 4, text: 'x'.repeat(100) }));
    const whole = await stat(journal());
    await truncate(journal(), Math.max(size + 3, end(whole.size)));
    expect(await numbers()).toEqual([0, 1, 2, 3]);
    expect((await stat(journal())).size).toBe(size);
    await withNotes((notes) => notes.insertOne({ _id: 5, text: 'later' }));
    expect(await numbers()).toEqual([0, 1, 2, 3, 5]);
  });

  it('that ends with zeros loses them', async () => {
    await writeNotes();
    const { size } = await stat(journal());
    await truncate(journal(), size + 10_000);
    expect(await numbers()).toEqual([0, 1, 2, 3]);
    expect((await stat(journal())).size).toBe(size);
  });

  it.each<[string, (bytes: Buffer) => number, RegExp]>([
    ['is none', () => 3, /no journal of this version/],
    ['has a changed byte in a document', (bytes) => bytes.indexOf('note number 2'), /record at byte \d+ is damaged/],
    ['has a changed byte in a head', () => 17, /head of the record at byte 16 is damaged/],
    ['has a changed byte in its last record', (bytes) => bytes.length - 1, /record at byte \d+ is damaged/],
  ])('that %s is reported and left as it is', async (_, place, message) => {
    await writeNotes();
    const bytes = await readFile(journal());
    bytes[place(bytes)]! ^= 1;
    await writeFile(journal(), bytes);
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(/was left as it is/);
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(message);
    expect(bytes.equals(await readFile(journal()))).toBe(true);
  });
});
