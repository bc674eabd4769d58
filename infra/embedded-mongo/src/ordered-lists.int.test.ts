import fc from 'fast-check';
import type { Collection } from 'mongodb';
import { setUpStore } from '../test/open-store';

interface Row {
  _id: number;
  status: string;
  rank: number;
  tags: string[];
}

const STATUSES = ['planned', 'ongoing', 'completed', 'cancelled'];

const TAGS = ['art', 'code', 'film', 'song'];

let rows: Collection<Row>;
const all = Array.from({ length: 400 }, (_, id): Row => ({
  _id: id,
  status: STATUSES[(id * 7) % 4] ?? '',
  rank: (id * 131) % 97,
  tags: TAGS.filter((_tag, n) => (id >> n) % 2 === 1),
}));

setUpStore(async ({ db }) => {
  rows = db.collection<Row>('rows');
  await rows.createIndex({ status: 1, rank: 1, _id: 1 });
  await rows.createIndex({ tags: 1, rank: 1, _id: 1 });
  await rows.insertMany(all);
});

describe('a sorted list over several values of an indexed field', () => {
  it('has the right order, page and count', async () => {
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

describe('a sorted list of documents with one of several tags', () => {
  it('has the right order, and each document once', async () => {
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

  it('has those with all of several tags, whatever the order of the index', async () => {
    await rows.createIndex({ status: 1, tags: -1, rank: -1, _id: -1 });
    const wish = fc.record({
      tags: fc.subarray(TAGS, { minLength: 2 }),
      statuses: fc.subarray(STATUSES, { minLength: 1 }),
      direction: fc.constantFrom(1 as const, -1 as const),
      limit: fc.integer({ min: 1, max: 60 }),
      hint: fc.constantFrom({ tags: 1, rank: 1, _id: 1 }, { status: 1, tags: -1, rank: -1, _id: -1 }),
    });
    await fc.assert(
      fc.asyncProperty(wish, async ({ tags: [one = '', ...more], statuses, direction, limit, hint }) => {
        const filter = {
          status: { $in: statuses },
          $and: [{ tags: { $in: [one] } }, ...more.map((tags) => ({ tags }))],
        };
        const expected = all
          .filter(({ tags, status }) => [one, ...more].every((tag) => tags.includes(tag)) && statuses.includes(status))
          .sort((a, b) => direction * (a.rank - b.rank || a._id - b._id));
        const sorted = rows.find(filter).hint(hint).sort({ rank: direction, _id: direction });
        expect(await sorted.limit(limit).toArray()).toEqual(expected.slice(0, limit));
        expect(await rows.countDocuments(filter)).toBe(expected.length);
      }),
      { numRuns: 120 },
    );
  });

  it('is the same for two tags, whichever is rarer', async () => {
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
