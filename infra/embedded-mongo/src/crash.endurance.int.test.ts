import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { byLane } from '@portal/test-kit';
import { MongoClient, type ClientSession, type Collection } from 'mongodb';
import { createDirectory } from '../test/open-store';
import { bundleOf } from '../test/programs';

interface Row {
  _id: string;
  owner: number;
  n: number;
  name: string;
  tags: number[];
  pad: string;
}

/** The documents after a write; undefined for a deleted one. */
type Effect = Map<string, Row | undefined>;
type Random = (below: number) => number;

const kills = byLane({ push: 5, endurance: 50 });
const writers = 4;
const seed = Number(process.env['CRASH_SEED'] ?? Date.now() % 1_000_000);
const definitions = [{ key: { n: 1 } }, { key: { name: 1 }, unique: true }, { key: { tags: 1, n: -1 } }] as const;
const indexes = ['_id_', 'n_1', 'name_1', 'tags_1_n_-1'];

let dataDir: string;
let script: string;
let next: ChildProcess;
let open: { child: ChildProcess; client: MongoClient } | undefined;

/** A process that has loaded the store and opens it when it receives the directory. */
function prepareChild(): ChildProcess {
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** Opens the store in the prepared process and prepares the next one. */
async function openStore(): Promise<{ child: ChildProcess; client: MongoClient; rows: Collection<Row> }> {
  const child = next;
  next = prepareChild();
  child.send(dataDir);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The store could not be opened.')));
  const [url] = (await Promise.race([once(child, 'message'), ended])) as [string];
  ended.catch(() => undefined);
  const client = await connect(url);
  open = { child, client };
  return { child, client, rows: client.db('campus').collection('rows') };
}

/** A client with a short timeout, so that it soon gives up a killed server; connecting may need several attempts therefore. */
async function connect(url: string): Promise<MongoClient> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 200 });
  return client.connect().catch(() => connect(url));
}

function randomFrom(start: number): Random {
  let state = start;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A client that knows the expected state of its documents and the one write without a reply. */
class Writer {
  rows = new Map<string, Row>();
  answered = 0;
  private pending: Effect | undefined;

  constructor(
    private readonly owner: number,
    private readonly random: Random,
  ) {}

  async writeUntilKilled(client: MongoClient, rows: Collection<Row>): Promise<void> {
    for (;;) {
      const isPair = this.random(3) === 0;
      this.pending = new Map(isPair ? [...this.anyEffect(), ...this.anyEffect()] : this.anyEffect());
      try {
        if (isPair) await client.withSession((session) => this.writePair(rows, session));
        else await this.write(rows, {});
      } catch {
        return;
      }
      apply(this.rows, this.pending);
      this.pending = undefined;
      this.answered++;
    }
  }

  /** Throws when a document differs from the last successful write, or the write without a reply was only partly done. */
  check(found: ReadonlyMap<string, Row>): void {
    const mine = [...found].filter(([, { owner }]) => owner === this.owner);
    const whole = new Map(this.rows);
    apply(whole, this.pending ?? new Map<string, undefined>());
    const isDone = [...(this.pending ?? [])].every(([id, row]) => found.get(id)?.n === row?.n);
    expect(inOrder(mine)).toEqual(inOrder(isDone ? whole : this.rows));
    this.rows = new Map(mine);
    this.pending = undefined;
  }

  private anyEffect(): Effect {
    const _id = `${this.owner}-${this.random(30)}`;
    if (this.rows.has(_id) && this.random(4) === 0) return new Map([[_id, undefined]]);
    const n = this.random(2 ** 31);
    const tags = Array.from({ length: this.random(4) }, () => this.random(6));
    const pad = 'x'.repeat(this.random(10) === 0 ? 50_000 : 100);
    return new Map([[_id, { _id, owner: this.owner, n, name: `${_id} ${n}`, tags, pad }]]);
  }

  private async writePair(rows: Collection<Row>, session: ClientSession): Promise<void> {
    session.startTransaction();
    await this.write(rows, { session });
    await session.commitTransaction();
  }

  private async write(rows: Collection<Row>, options: { session?: ClientSession }): Promise<void> {
    for (const [_id, row] of this.pending ?? []) {
      if (!row) await rows.deleteOne({ _id }, options);
      else if (!this.rows.has(_id)) await rows.insertOne(row, options);
      else await rows.updateOne({ _id }, { $set: { n: row.n, name: row.name, tags: row.tags, pad: row.pad } }, options);
    }
  }
}

function apply(rows: Map<string, Row>, effect: Effect): void {
  for (const [id, row] of effect) {
    if (row) rows.set(id, row);
    else rows.delete(id);
  }
}

function inOrder(rows: Iterable<[string, Row]>): Row[] {
  return [...rows].map(([, row]) => row).sort((left, right) => (left._id < right._id ? -1 : 1));
}

/** All documents by a collection scan; checks that a scan of each index finds the same. */
async function readAll(rows: Collection<Row>): Promise<Map<string, Row>> {
  const everything = await rows.find().hint({ $natural: 1 }).toArray();
  for (const index of indexes) {
    const scanned = await rows.find().hint(index).project<{ _id: string; n: number }>({ n: 1 }).toArray();
    const ids = (list: readonly { _id: string; n: number }[]) => list.map(({ _id, n }) => `${_id} ${n}`).sort();
    expect([index, ids(scanned)]).toEqual([index, ids(everything)]);
  }
  return new Map(everything.map((row) => [row._id, row]));
}

beforeAll(async () => {
  dataDir = await createDirectory();
  const store = await bundleOf('infra/embedded-mongo/src/index.ts');
  script = `import { startEmbeddedMongo } from ${JSON.stringify(store)};
    process.once('message', async (dataDir) => process.send((await startEmbeddedMongo({ dataDir })).url));`;
  next = prepareChild();
});

afterAll(async () => {
  next.kill('SIGKILL');
  // A failed test leaves it open.
  open?.child.kill('SIGKILL');
  await open?.client.close();
  await rm(dataDir, { recursive: true });
});

describe(`a store that is killed at any moment (CRASH_SEED=${seed})`, () => {
  it('has every answered write, no half transaction, and indexes that agree with the documents', async () => {
    const random = randomFrom(seed);
    const all = Array.from({ length: writers }, (_, owner) => new Writer(owner, randomFrom(seed + owner + 1)));
    for (let kill = 0; kill <= kills; kill++) {
      const { child, client, rows } = await openStore();
      if (kill === 0) await rows.createIndexes([...definitions]);
      const found = await readAll(rows);
      for (const writer of all) writer.check(found);
      const working = all.map((writer) => writer.writeUntilKilled(client, rows));
      await sleep(random(150));
      child.kill('SIGKILL');
      await once(child, 'exit');
      await client.close();
      await Promise.all(working);
    }
    expect(all.reduce((sum, { answered }) => sum + answered, 0)).toBeGreaterThan(kills);
  }, 180_000);
});
