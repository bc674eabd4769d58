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

/** A process of its own that serves the directory, or says why it cannot; its files may have so many blocks of 512 bytes. */
async function serveInChild(blocks = 'unlimited'): Promise<{ child: ChildProcess; said: string }> {
  const index = fileURLToPath(new URL('./index.ts', import.meta.url));
  const script = `const { startEmbeddedMongo } = await import(${JSON.stringify(index)});
    await startEmbeddedMongo({ dataDir: ${JSON.stringify(dataDir)} }).then((store) => console.log(store.url), (error) => console.log(error.message));`;
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', script];
  const child = spawn('sh', ['-c', `ulimit -f ${blocks}; exec "$@"`, 'sh', ...node], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, said: line.toString().trim() };
}

interface Note {
  _id: number;
  text: string;
}

/** Opens the store, does something with its notes, and closes it. */
async function withNotes<T>(work: (notes: Collection<Note>, client: MongoClient) => Promise<T>): Promise<T> {
  const store = await startEmbeddedMongo({ dataDir });
  const client = await new MongoClient(store.url).connect();
  try {
    return await work(client.db('campus').collection('notes'), client);
  } finally {
    await client.close();
    await store.close();
  }
}

const numbers = () => withNotes(async (notes) => (await notes.find().toArray()).map(({ _id }) => _id));

describe('what was answered stays', () => {
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
    expect((await serveInChild()).said).toContain(`in use by process ${process.pid}. Stop that process first`);
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

describe('a full disk', () => {
  it('makes a write an error, of which nothing is seen or kept, and takes what still fits', async () => {
    const { child, said } = await serveInChild('1000');
    const client = await new MongoClient(said).connect();
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
    const session = client.startSession();
    session.startTransaction();
    await notes.deleteOne({ _id: 0 }, { session });
    await notes.insertOne({ _id: 200, text }, { session });
    await expect(session.commitTransaction()).rejects.toMatchObject({ code: 14031 });
    await session.endSession();
    await notes.insertOne({ _id: 300, text: 'short' });
    expect((await notes.find().toArray()).map(({ _id }) => _id)).toEqual([...answered, 300]);
    await client.close();
    child.kill('SIGKILL');
    await once(child, 'exit');
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

  it('holds no half transaction, wherever it ends', async () => {
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
    for (let end = bytes.length; end > 0; end -= 97) {
      await writeFile(journal(), bytes.subarray(0, end));
      const [one, other, ...more] = await withNotes((notes) => notes.find().sort({ _id: 1 }).toArray());
      const [ends] = more.slice(-1);
      expect([end, one?.text, other?.text]).toEqual([end, ends?.text, ends?.text]);
    }
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
