import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MongoClient, type Collection } from 'mongodb';
import { createDirectory, openStore, withStore } from '../test/open-store';
import { bundleOf } from '../test/programs';
import { startEmbeddedMongo } from './index';

let dataDir: string;
let serving: ChildProcess | undefined;

beforeEach(async () => {
  dataDir = await createDirectory();
});

afterEach(async () => {
  await stopChild();
  await rm(dataDir, { recursive: true });
});

/** Opens the store in a child process, whose files are limited to some blocks of 512 bytes. It prints its URL or its error. */
async function serveInChild(blocks = 'unlimited'): Promise<string> {
  const index = await bundleOf('infra/embedded-mongo/src/index.ts');
  const script = `import { startEmbeddedMongo } from ${JSON.stringify(index)};
    await startEmbeddedMongo({ dataDir: ${JSON.stringify(dataDir)} }).then((store) => console.log(store.url), (error) => console.log(error.message));`;
  const node = [process.execPath, '--input-type=module', '-e', script];
  serving = spawn('sh', ['-c', `ulimit -f ${blocks}; exec "$@"`, 'sh', ...node], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(serving.stdout!, 'data')) as [Buffer];
  return line.toString().trim();
}

/** As a crash does. */
async function stopChild(): Promise<void> {
  if (serving?.exitCode !== null) return;
  const exited = once(serving, 'exit');
  serving.kill('SIGKILL');
  await exited;
  serving = undefined;
}

interface Note {
  _id: number;
  text: string;
}

function withNotes<T>(work: (notes: Collection<Note>, client: MongoClient) => Promise<T>): Promise<T> {
  return withStore(dataDir, ({ db, client }) => work(db.collection('notes'), client));
}

const numbers = () => withNotes(async (notes) => (await notes.find().toArray()).map(({ _id }) => _id));

describe('a reopened store', () => {
  it('finds documents by their indexes, also when every write was synced to the disk', async () => {
    const first = await openStore({ dataDir, fsync: true });
    const people = first.db.collection('people');
    await people.createIndex({ name: 1 }, { unique: true });
    await people.insertMany([{ name: 'asha' }, { name: 'binu' }]);
    await people.updateOne({ name: 'asha' }, { $set: { name: 'chitra' } });
    await first.close();

    await withStore(dataDir, async ({ db }) => {
      const found = db.collection('people');
      const plan = await found.find({ name: 'chitra' }).explain();
      expect(plan.queryPlanner).toMatchObject({
        winningPlan: { inputStage: { stage: 'IXSCAN', indexName: 'name_1' } },
      });
      expect(await found.findOne({ name: 'chitra' })).not.toBeNull();
      expect(await found.findOne({ name: 'asha' })).toBeNull();
      await expect(found.insertOne({ name: 'binu' })).rejects.toMatchObject({ code: 11000 });
    });
  });
});

describe('the data directory', () => {
  it('is rejected and left unchanged when an earlier version wrote it', async () => {
    await writeFile(path.join(dataDir, 'store.mdb'), 'former');
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(/earlier version/);
    expect(await readFile(path.join(dataDir, 'store.mdb'), 'utf8')).toBe('former');
  });
});

describe('a full disk', () => {
  async function readWithinTransaction(client: MongoClient, notes: Collection<Note>): Promise<number> {
    return client.withSession((session) => session.withTransaction(() => notes.countDocuments({}, { session })));
  }

  it('fails even the shortest write when nothing is left, and reads go on, also in transactions', async () => {
    const url = await serveInChild('40');
    const client = await new MongoClient(url, { retryWrites: false }).connect();
    const notes = client.db('campus').collection<Note>('notes');
    const insert = (_id: number, text: string) =>
      notes.insertOne({ _id, text }).then(
        () => true,
        () => false,
      );
    let count = 0;
    for (const length of [1_000, 100, 0]) while (await insert(count, 'x'.repeat(length))) count += 1;
    // 40 blocks are 20 kB.
    expect(count).toBeGreaterThan(10);
    expect(count).toBeLessThan(30);
    await expect(notes.insertOne({ _id: count, text: '' })).rejects.toMatchObject({ code: 14031 });
    expect(await notes.countDocuments()).toBe(count);
    expect(await readWithinTransaction(client, notes)).toBe(count);
    await client.close();
    await stopChild();
    expect(await numbers()).toHaveLength(count);
  });

  it('fails a write completely, and accepts smaller ones afterwards', async () => {
    const url = await serveInChild('1000');
    const client = await new MongoClient(url).connect();
    const notes = client.db('campus').collection<Note>('notes');
    const text = 'x'.repeat(30_000);
    const answered: number[] = [];
    let failure: unknown;
    for (let _id = 0; failure === undefined && _id < 100; _id++)
      await notes.insertOne({ _id, text }).then(
        () => answered.push(_id),
        (error: unknown) => (failure = error),
      );
    expect(failure).toMatchObject({ code: 14031 });
    // 1,000 blocks are 512 kB, and a note has a little more than 30 kB.
    expect(answered).toEqual(Array.from({ length: 16 }, (_, _id) => _id));
    const session = client.startSession();
    session.startTransaction();
    await notes.deleteOne({ _id: 0 }, { session });
    await notes.insertOne({ _id: 200, text }, { session });
    await expect(session.commitTransaction()).rejects.toMatchObject({ code: 14031 });
    await session.endSession();
    await notes.insertOne({ _id: 300, text: 'short' });
    expect((await notes.find().toArray()).map(({ _id }) => _id)).toEqual([...answered, 300]);
    await client.close();
    await stopChild();
    expect(await numbers()).toEqual([...answered, 300]);
  });
});

describe('the journal', () => {
  const journal = () => path.join(dataDir, 'journal');
  async function writeNotes(): Promise<void> {
    await withNotes((notes) => notes.insertMany([0, 1, 2, 3].map((_id) => ({ _id, text: `note number ${_id}` }))));
  }

  it.each([
    ['a record', (size: number) => size - 1],
    ['the head of a record', (size: number) => size - 150],
  ])('loses only the last record when it ends inside %s', async (_, end) => {
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

  it('has no partial transaction, wherever it is cut off', async () => {
    await withNotes(async (notes, client) => {
      for (let n = 0; n < 20; n++) {
        await client.withSession(async (session) => {
          session.startTransaction();
          await notes.updateOne({ _id: 0 }, { $set: { text: `${n}` } }, { session, upsert: true });
          await notes.updateOne({ _id: 1 }, { $set: { text: `${n}` } }, { session, upsert: true });
          await notes.insertOne({ _id: n + 2, text: `${n}` }, { session });
          await session.commitTransaction();
        });
      }
    });
    const bytes = await readFile(journal());
    const transactions = new Set<number>();
    for (let end = bytes.length; end > 0; end -= 97) {
      await writeFile(journal(), bytes.subarray(0, end));
      const [one, other, ...more] = await withNotes((notes) => notes.find().sort({ _id: 1 }).toArray());
      const last = more.at(-1)?.text;
      expect([end, one?.text, other?.text]).toEqual([end, last, last]);
      expect(more.map(({ _id }) => _id)).toEqual(more.map((_, n) => n + 2));
      transactions.add(more.length);
    }
    // Each cut-off loses the newest ones alone: from all twenty to none.
    expect([...transactions]).toEqual(Array.from({ length: 21 }, (_, lost) => 20 - lost));
  });

  it('drops zeros at its end', async () => {
    await writeNotes();
    const { size } = await stat(journal());
    await truncate(journal(), size + 10_000);
    expect(await numbers()).toEqual([0, 1, 2, 3]);
    expect((await stat(journal())).size).toBe(size);
  });

  it.each<[string, (bytes: Buffer) => number, RegExp]>([
    ['is not a journal', () => 3, /no journal of this version/],
    ['has a changed byte in a document', (bytes) => bytes.indexOf('note number 2'), /record at byte \d+ is damaged/],
    ['has a changed byte in a head', () => 17, /head of the record at byte 16 is damaged/],
    ['has a changed byte in its last record', (bytes) => bytes.length - 1, /record at byte \d+ is damaged/],
  ])('is reported and left unchanged when it %s', async (_, place, message) => {
    await writeNotes();
    const bytes = await readFile(journal());
    bytes[place(bytes)]! ^= 1;
    await writeFile(journal(), bytes);
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(/was left as it is/);
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(message);
    expect(bytes.equals(await readFile(journal()))).toBe(true);
  });
});
