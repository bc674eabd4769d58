import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
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

  it.each([
    ['is no data file', (bytes: Buffer) => Buffer.from('x'.repeat(bytes.length))],
    ['is cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 8192)],
    ['has changed bytes in a document', (bytes: Buffer) => damaged(bytes)],
  ])('is left as it is when its file %s', async (_, damage) => {
    const store = await startEmbeddedMongo({ dataDir });
    const client = await new MongoClient(store.url).connect();
    await client
      .db('campus')
      .collection('notes')
      .insertMany(Array.from({ length: 50 }, (__, n) => ({ n, text: `note number ${n}` })));
    await client.close();
    await store.close();
    const file = path.join(dataDir, 'store.mdb');
    const bytes = damage(await readFile(file));
    await writeFile(file, bytes);
    await truncate(file, bytes.length);
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(/was left as it is/);
    expect(bytes.equals(await readFile(file))).toBe(true);
  });
});

function damaged(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf('note number 7'); at >= 0; at = copy.indexOf('note number 7', at + 1))
    copy.write('tampered', at);
  return copy;
}
