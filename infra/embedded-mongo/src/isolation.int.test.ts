import fc from 'fast-check';
import { MongoServerError, type ClientSession, type Collection, type MongoClient } from 'mongodb';
import { setUpStore } from '../test/open-store';

interface Row {
  _id: number;
  n: number;
}

type View = Map<number, number>;
type Step = { who: number; what: 'read' | 'count' | 'remove' | 'add' | 'commit' | 'abort'; id: number };

let client: MongoClient;
let rows: Collection<Row>;

setUpStore(async (opened) => {
  client = opened.client;
  rows = opened.db.collection('rows');
  await rows.createIndex({ n: 1 });
});

/** A transaction and its model: the documents that it must see, and those that it has changed. */
class Actor {
  private readonly session: ClientSession = client.startSession();
  private readonly changed = new Map<number, number | undefined>();
  private readonly view: View;

  constructor(committed: View) {
    this.session.startTransaction();
    this.view = new Map(committed);
  }

  async begin(): Promise<this> {
    await rows.findOne({ _id: -1 }, { session: this.session });
    return this;
  }

  /** Runs one step and returns whether the transaction is still open. */
  async take({ what, id }: Step, committed: View): Promise<boolean> {
    const { session, view } = this;
    const seen = view.get(id);
    if (what === 'commit' || what === 'abort') return this.end(what, committed);
    if (what === 'read') expect(await read(session)).toEqual(inOrder(view));
    if (what === 'count') {
      await rows.updateOne({ _id: id }, { $inc: { n: 1 } }, { session });
      if (seen !== undefined) this.change(id, seen + 1);
    }
    if (what === 'remove') {
      await rows.deleteOne({ _id: id }, { session });
      if (seen !== undefined) this.change(id, undefined);
    }
    if (what === 'add' && seen === undefined) {
      await rows.insertOne({ _id: id, n: id }, { session });
      this.change(id, id);
    }
    return true;
  }

  async end(what: 'commit' | 'abort', committed: View): Promise<false> {
    if (what === 'commit') {
      await this.session.commitTransaction();
      for (const [id, n] of this.changed) put(committed, id, n);
    } else await this.session.abortTransaction();
    await this.session.endSession();
    return false;
  }

  private change(id: number, n: number | undefined): void {
    this.changed.set(id, n);
    put(this.view, id, n);
  }
}

function put(view: View, id: number, n: number | undefined): void {
  if (n === undefined) view.delete(id);
  else view.set(id, n);
}

function inOrder(view: View): Row[] {
  return [...view].map(([_id, n]) => ({ _id, n })).sort((one, other) => one.n - other.n || one._id - other._id);
}

function read(session?: ClientSession): Promise<Row[]> {
  return rows
    .find({ n: { $gte: 0 } }, session ? { session } : {})
    .sort({ n: 1, _id: 1 })
    .toArray();
}

async function play(steps: readonly Step[]): Promise<void> {
  await rows.deleteMany({});
  await rows.insertMany([
    { _id: 0, n: 0 },
    { _id: 1, n: 1 },
    { _id: 2, n: 2 },
  ]);
  const committed: View = new Map([
    [0, 0],
    [1, 1],
    [2, 2],
  ]);
  const actors = new Map<number, Actor>();
  for (const step of steps) {
    const actor = actors.get(step.who) ?? (await new Actor(committed).begin());
    const goesOn = await actor.take(step, committed).catch(async (error: unknown) => {
      if (!(error instanceof MongoServerError) || error.code !== 112) throw error;
      return actor.end('abort', committed);
    });
    if (goesOn) actors.set(step.who, actor);
    else actors.delete(step.who);
  }
  for (const actor of actors.values()) await actor.end('abort', committed);
  expect(await read()).toEqual(inOrder(committed));
}

describe('concurrent transactions', () => {
  it('see the snapshot of their start and their own writes, and commit all or nothing', async () => {
    const what = fc.constantFrom('read', 'read', 'count', 'remove', 'add', 'commit', 'abort') as fc.Arbitrary<
      Step['what']
    >;
    const step = fc.record({ who: fc.integer({ min: 0, max: 2 }), what, id: fc.integer({ min: 0, max: 4 }) });
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), play), { numRuns: 60 });
  });
});
