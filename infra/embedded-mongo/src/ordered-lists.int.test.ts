import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { MongoClient, type Collection } from 'mongodb';
import { startEmbeddedMongo, type EmbeddedMongo } from './index';

interface Row {
  _id: number;
  status: string;
  rank: number;
  tags: string[];
}

const STATUSES = ['planned', 'ongoing', 'completed', 'cancelled'];

const TAGS = ['art', 'code', 'film', 'song'];

let dataDir: string;
let store: EmbeddedMongo;
let client: MongoClient;
let rows: Collection<Row>;
const all: Row[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'embedded-lists-'));
  store = await startEmbeddedMongo({ dataDir });
  client = await new MongoClient(store.url).connect();
  rows = client.db('campus').collection<Row>('rows');
  for (let id = 0; id < 400; id += 1) {
    all.push({
      _id: id,
      status: STATUSES[(id * 7) % 4] ?? '',
      rank: (id * 131) % 97,
      tags: TAGS.filter((_, n) => (id >> n) % 2 === 1),
    });
  }
  await rows.createIndex({ status: 1, rank: 1, _id: 1 });
  await rows.createIndex({ tags: 1, rank: 1, _id: 1 });
  await rows.insertMany(all);
});

afterAll(async () => {
  await client.close();
  await store.close();
  await rm(dataDir, { recursive: true });
});

describe('a list over several values of an indexed field', () => {
  it('comes in the order that was asked for, from any place, and is counted right', async () => {
    const wish = fc.record({
      chosen: fc.subarray(STATUSES, { minLength: 1 }),
      direction: fc.constantFrom(1 as const, -1 as const),
      skip: fc.integer({ min: 0, max: 60 }),
      limit: fc.integer({ min: 1, max: 60 }),
      from: fc.integer({ min: 0, max: 97 }),
    });
    await fc.assert(
      fc.asyncProperty(wish, async ({ chosen, direction, skip, limit, from }) => {
        const filter = { status: { $in: chosen }, rank: { $gte: from } };
        const expected = all
          .filter(({ status, rank }) => chosen.includes(status) && rank >= from)
          .sort((a, b) => direction * (a.rank - b.rank || a._id - b._id));
        const found = await rows
          .find(filter)
          .sort({ rank: direction, _id: direction })
          .skip(skip)
          .limit(limit)
          .toArray();
        expect(found).toEqual(expected.slice(skip, skip + limit));
        expect(await rows.countDocuments(filter)).toBe(expected.length);
      }),
      { numRuns: 120 },
    );
  });
});

describe('a list of what has one of several tags', () => {
  it('comes in the order that was asked for, each thing once', async () => {
    const wish = fc.record({
      tags: fc.subarray(TAGS, { minLength: 1 }),
      direction: fc.constantFrom(1 as const, -1 as const),
      limit: fc.integer({ min: 1, max: 60 }),
      from: fc.integer({ min: 0, max: 97 }),
      to: fc.integer({ min: 0, max: 97 }),
    });
    await fc.assert(
      fc.asyncProperty(wish, async ({ tags: [one = '', ...more], direction, limit, from, to }) => {
        const chosen = more.length > 0 ? { $in: [one, ...more] } : one;
        const filter = { tags: chosen, rank: { $gte: from, $lt: to } };
        const expected = all
          .filter(({ tags, rank }) => [one, ...more].some((tag) => tags.includes(tag)) && rank >= from && rank < to)
          .sort((a, b) => direction * (a.rank - b.rank || a._id - b._id));
        const hint = { tags: 1, rank: 1, _id: 1 };
        const found = await rows
          .find(filter)
          .hint(hint)
          .sort({ rank: direction, _id: direction })
          .limit(limit)
          .toArray();
        expect(found).toEqual(expected.slice(0, limit));
        expect(await rows.countDocuments(filter)).toBe(expected.length);
      }),
      { numRuns: 120 },
    );
  });

  it('is the same for what has two of them, whichever fewer things have', async () => {
    await rows.insertMany(
      Array.from({ length: 3 }, (_, n) => ({ _id: 900 + n, status: '', rank: n, tags: ['rare', 'art'] })),
    );
    for (const [one, other] of [
      ['rare', 'art'],
      ['art', 'rare'],
    ] as const) {
      const found = await rows
        .find({ $and: [{ tags: one }, { tags: other }] })
        .sort({ rank: -1, _id: -1 })
        .toArray();
      expect(found.map(({ _id }) => _id)).toEqual([902, 901, 900]);
    }
    await rows.deleteMany({ tags: 'rare' });
  });
});
