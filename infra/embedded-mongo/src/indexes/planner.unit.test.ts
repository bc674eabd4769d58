import { BSONRegExp, UUID } from 'bson';
import { encode } from '../bson/encode';
import type { Doc } from '../bson/values';
import { parseSort } from '../matching/sort';
import { parseIndexSpec } from './index-spec';
import { Collection, Index } from '../collections/collection';
import { Transaction } from '../transactions/transaction';
import { planQuery } from './planner';

function planned(specs: Doc[], filter: Doc, sort: Doc = {}, array?: string) {
  const indexes = specs.map((spec, n) => new Index(parseIndexSpec({ name: `i${n}`, ...spec })));
  if (array !== undefined) for (const index of indexes) index.arrays.add(array);
  return planQuery({ indexes }, filter, parseSort(sort));
}

const nameOf = (...given: Parameters<typeof planned>) => planned(...given).index?.spec.name;

describe('the choice of an index', () => {
  const byA = { key: { a: 1 } };
  const byAB = { key: { a: 1, b: -1 } };

  it.each<[string, Doc[], Doc, Doc, string | undefined]>([
    ['equality', [byA], { a: 1 }, {}, 'i0'],
    ['the index of more fields', [byA, byAB], { a: 1, b: 2 }, {}, 'i1'],
    [
      'the unique index with conditions on all fields',
      [byAB, { key: { c: 1 }, unique: true }],
      { a: 1, b: 2, c: 3 },
      {},
      'i1',
    ],
    ['a list of values', [byA], { a: { $in: [1, null] } }, {}, 'i0'],
    ['a range', [byA], { a: { $gt: 1 } }, {}, 'i0'],
    ['the beginning of a text', [byA], { a: new BSONRegExp('^ab') }, {}, 'i0'],
    ['an $or that pages by a key', [byA], { $or: [{ a: { $gt: 1 } }, { a: 1, b: 2 }] }, {}, 'i0'],
    ['an order alone', [byAB], {}, { a: -1, b: 1 }, 'i0'],
    ['no index for a field that is not its first', [byAB], { b: 1 }, {}, undefined],
    ['no index for an order it does not give', [byAB], {}, { a: 1, b: 1 }, undefined],
    ['no index for an $or with a branch without an index', [byA], { $or: [{ a: 1 }, { b: 1 }] }, {}, undefined],
    ['no index for a pattern that ignores case', [byA], { a: { $regex: '^ab', $options: 'i' } }, {}, undefined],
    ['a list with a pattern', [byA], { a: { $in: ['x', new BSONRegExp('^ab')] } }, {}, 'i0'],
    [
      'no index for a list with a pattern without a prefix',
      [byA],
      { a: { $in: [new BSONRegExp('b')] } },
      {},
      undefined,
    ],
    ['no index for $ne, $nin and $not', [byA], { a: { $ne: 1, $nin: [2], $not: { $gt: 5 } } }, {}, undefined],
    ['a sparse index where the field must be there', [{ key: { a: 1 }, sparse: true }], { a: { $gte: 0 } }, {}, 'i0'],
    ['no sparse index for null', [{ key: { a: 1 }, sparse: true }], { a: null }, {}, undefined],
    ['no sparse index for an order alone', [{ key: { a: 1 }, sparse: true }], {}, { a: 1 }, undefined],
    [
      'no sparse index for a list with null',
      [{ key: { a: 1 }, sparse: true }],
      { a: { $in: [1, null] } },
      {},
      undefined,
    ],
  ])('takes %s', (_, specs, filter, sort, expected) => {
    expect(nameOf(specs, filter, sort)).toBe(expected);
  });

  it.each<[string, Doc, Doc, boolean]>([
    ['the same condition', { b: 'x' }, { b: 'x' }, true],
    ['one value of several', { b: { $in: ['x', 'y'] } }, { b: 'x' }, true],
    ['a range inside the range', { b: { $gt: 0 } }, { b: { $gte: 1, $lt: 5 } }, true],
    ['a value inside the range', { b: { $gt: 0 } }, { b: { $in: [1, 2] } }, true],
    ['any value where there must be one', { b: { $exists: true } }, { b: 1 }, true],
    ['a range that goes beyond', { b: { $gt: 0 } }, { b: { $gt: -1 } }, false],
    ['null where there must be a field', { b: { $exists: true } }, { b: null }, false],
    ['only one of two conditions', { b: 1, c: 1 }, { b: 1 }, false],
    ['nothing about the field', { b: 1 }, { c: 1 }, false],
    ['a condition that only a branch has', { b: 1 }, { $or: [{ b: 1 }, { c: 1 }] }, false],
  ])('takes a partial index for %s', (_, partialFilterExpression, filter, isTaken) => {
    expect(nameOf([{ key: { a: 1 }, partialFilterExpression }], { a: 1, ...filter })).toBe(isTaken ? 'i0' : undefined);
  });
});

describe('a choice between indexes', () => {
  const keys: Doc[] = [{ status: 1, start: 1 }, { terms: 1, start: 1 }, { start: 1 }, { unit: 1, terms: 1, start: 1 }];
  const docs = Array.from({ length: 200 }, (_, n) => ({
    _id: n,
    status: n % 2 === 0 ? 'open' : 'over',
    terms: n % 50 === 0 ? ['common', 'rare'] : ['common'],
    unit: 'u',
    start: n,
  }));

  function indexFor(filter: Doc, sort: Doc): unknown {
    const indexes = keys.map((key, n) => new Index(parseIndexSpec({ key, name: `i${n}` })));
    const collection = new Collection(1, 'campus', 'events', new UUID(), indexes);
    const transaction = new Transaction(false);
    for (const doc of docs) transaction.insert(collection, doc, encode(doc));
    collection.commit([...(transaction.writes.get(collection)?.values() ?? [])]);
    const { index, ranges } = planQuery(collection, filter, parseSort(sort));
    const keyCount = ranges.reduce((sum, { from, to }) => sum + (index?.entries.count(from, to) ?? 0), 0);
    return [index?.spec.definition['key'], keyCount];
  }

  it.each<[string, Doc, Doc, Doc, number]>([
    [
      'with the fewest keys',
      { status: { $in: ['open', 'over'] }, terms: 'rare' },
      { start: -1 },
      { terms: 1, start: 1 },
      4,
    ],
    ['that narrows a range most', { status: 'open', start: { $lt: 10 } }, {}, { status: 1, start: 1 }, 5],
    ['that gives the order as well', { status: 'open' }, { start: 1 }, { status: 1, start: 1 }, 100],
    [
      'by the rarest of several values of an array, also behind another field',
      { unit: 'u', $and: [{ terms: 'common' }, { terms: 'rare' }], start: { $gte: 100 } },
      { start: 1 },
      { unit: 1, terms: 1, start: 1 },
      2,
    ],
  ])('takes the one %s', (_, filter, sort, key, keyCount) => {
    expect(indexFor(filter, sort)).toEqual([key, keyCount]);
  });
});

describe('an $or', () => {
  const specs = [{ key: { a: 1 } }, { key: { b: 1 } }];
  const indexesOf = (filter: Doc) => planned(specs, filter).branches?.map(({ index }) => index?.spec.name);

  it('uses an index for each branch', () => {
    expect(indexesOf({ $or: [{ a: 1 }, { b: { $gt: 1 } }] })).toEqual(['i0', 'i1']);
    expect(indexesOf({ c: 1, $and: [{ $or: [{ a: 1 }, { b: 1 }] }] })).toEqual(['i0', 'i1']);
  });

  it('needs a collection scan when a branch has no index', () => {
    expect(planned(specs, { $or: [{ a: 1 }, { c: 1 }] })).toMatchObject({ index: undefined, isSorted: true });
    expect(indexesOf({ $or: [{ a: 1 }, { c: 1 }] })).toBeUndefined();
  });
});

describe('the ranges of an index', () => {
  it('are merged to sort over several values, up to sixteen of them', () => {
    const among = (count: number) =>
      planned([{ key: { a: 1, b: 1 } }], { a: { $in: Array.from({ length: count }, (_, n) => n) } }, { b: 1 });
    expect(among(16)).toMatchObject({ isSorted: true, mergedAfter: 1 });
    expect(among(17)).toMatchObject({ isSorted: false, mergedAfter: undefined });
  });

  it('are read one after the other when the values are the first sort key', () => {
    const spec = { key: { a: 1, b: 1 } };
    const found = planned([spec], { a: { $in: [2, 1] } }, { a: -1, b: -1 });
    expect(found).toMatchObject({ isSorted: true, mergedAfter: undefined, isReverse: true });
    expect(found.ranges.map(({ from }) => from)).toEqual(
      found.ranges
        .map(({ from }) => from)
        .toSorted()
        .toReversed(),
    );
  });

  it('are exact only without other conditions and without a second one on an array', () => {
    const spec = { key: { a: 1, b: 1 } };
    expect(planned([spec], { a: 1, b: { $gt: 1, $lt: 5 } }).isExact).toBe(true);
    expect(planned([spec], { a: 1, b: { $gt: 1 }, c: 1 }).isExact).toBe(false);
    expect(planned([spec], { a: 1, b: { $ne: 1 } }).isExact).toBe(false);
    expect(planned([spec], { a: 1 }, {}, 'a').isExact).toBe(true);
    expect(planned([spec], { a: { $gt: 1, $lt: 5 } }, {}, 'a').isExact).toBe(false);
    expect(planned([spec], { a: null }, {}, 'a').isExact).toBe(false);
    expect(planned([spec], {}).isExact).toBe(true);
    expect(planned([spec], { c: 1 }).isExact).toBe(false);
  });

  it('are exact for several values of one array, which all have a key that goes on the same', () => {
    const spec = { key: { a: 1, b: 1 } };
    const both = planned([spec], { $and: [{ a: 1 }, { a: 2 }], b: 3 }, {}, 'a');
    expect([both.isExact, both.ranges.map(({ others }) => others.length)]).toEqual([true, [1]]);
    expect(planned([spec], { $and: [{ a: 1 }, { a: { $gt: 2 } }] }, {}, 'a').isExact).toBe(false);
    expect(planned([spec], { $and: [{ a: 1 }, { a: null }] }, {}, 'a').isExact).toBe(false);
  });

  it('use one condition on an array, because two elements may fulfil two', () => {
    const filter = { a: { $gt: 5, $lt: 3 } };
    expect(planned([{ key: { a: 1 } }], filter).ranges).toHaveLength(0);
    expect(planned([{ key: { a: 1 } }], filter, {}, 'a').ranges).toHaveLength(1);
  });

  it('ignore a second field of the same array, which may be of another element', () => {
    const spec = { key: { 'a.b': 1, 'a.c': 1 } };
    const withArrays = planned([spec], { 'a.b': 1, 'a.c': 2 }, {}, 'a.b').ranges;
    const without = planned([spec], { 'a.b': 1, 'a.c': 2 }).ranges;
    expect(without[0]?.from.startsWith(withArrays[0]?.from ?? 'x')).toBe(true);
    expect(without[0]?.from.length).toBeGreaterThan(withArrays[0]?.from.length ?? 0);
  });
});

describe('the definition of an index', () => {
  it('is returned as it was given, without default options', () => {
    const { definition } = parseIndexSpec({
      key: { a: 1 },
      name: 'a_1',
      unique: true,
      sparse: false,
      background: true,
    });
    expect(encode(definition)).toEqual(encode({ v: 2, key: { a: 1 }, name: 'a_1', unique: true }));
  });

  it.each<[string, Doc, number]>([
    ['texts', { key: { a: 'text' } }, 115],
    ['hashes', { key: { a: 'hashed' } }, 115],
    ['places on earth', { key: { a: '2dsphere' } }, 115],
    ['an unknown kind', { key: { a: 'colour' } }, 67],
    ['all fields', { key: { '$**': 1 } }, 115],
    ['a place in an array', { key: { 'a.0': 1 } }, 115],
    ['a collation', { key: { a: 1 }, collation: { locale: 'en' } }, 115],
    ['an old version', { key: { a: 1 }, v: 1 }, 115],
    ['an unknown option', { key: { a: 1 }, colour: 1 }, 197],
    ['nothing', { key: {} }, 67],
    ['the direction zero', { key: { a: 0 } }, 67],
    ['a path with a hole', { key: { 'a..b': 1 } }, 67],
    ['a unique that is a text', { key: { a: 1 }, unique: 'yes' }, 14],
    ['an end of several fields', { key: { a: 1, b: 1 }, expireAfterSeconds: 1 }, 67],
    ['sparse and partial', { key: { a: 1 }, sparse: true, partialFilterExpression: { a: 1 } }, 67],
    ['a part by $ne', { key: { a: 1 }, partialFilterExpression: { b: { $ne: 1 } } }, 67],
    ['a part by what is not there', { key: { a: 1 }, partialFilterExpression: { b: { $exists: false } } }, 67],
    ['a name that means all', { key: { a: 1 }, name: '*' }, 2],
  ])('refuses %s', (_, spec, code) => {
    expect(() => parseIndexSpec({ name: 'n', ...spec })).toThrow(expect.objectContaining({ code }));
  });

  it('gives an order behind one value of an array, and merges several values', () => {
    const byTag = { key: { tag: 1, at: 1, _id: 1 } };
    const sort = { at: 1, _id: 1 };
    const one = planned([byTag], { tag: 'x', at: { $gte: 3, $lt: 9 } }, sort, 'tag');
    expect([one.isSorted, one.mergedAfter, one.isExact, one.ranges.length]).toEqual([true, undefined, true, 1]);
    const several = planned([byTag], { tag: { $in: ['x', 'y'] } }, sort, 'tag');
    expect([several.isSorted, several.mergedAfter]).toEqual([true, 1]);
    const byKind = { key: { tag: 1, kind: 1, at: 1 } };
    const kinds = planned([byKind], { tag: { $in: ['x', 'y'] }, kind: { $in: [1, 2] } }, { kind: -1, at: -1 }, 'tag');
    expect([kinds.isSorted, kinds.mergedAfter, kinds.isReverse]).toEqual([true, 1, true]);
    expect(planned([byTag], { tag: { $gt: 'x' } }, sort, 'tag').isSorted).toBe(false);
    expect(planned([{ key: { tag: 1, at: 1 } }], { tag: 'x' }, { at: 1 }, 'at').isSorted).toBe(false);
  });
});
