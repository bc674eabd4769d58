import { Decimal128, Double, Long, MaxKey, MinKey, ObjectId } from 'bson';
import type { Doc } from '../bson/values';
import { parseSort, sortBy } from './sort';

const order = (docs: Doc[], sort: Doc) =>
  sortBy(docs, parseSort(sort), (doc) => doc).map((doc) => doc['_id'] ?? doc['a']);

describe('a sort', () => {
  it('orders by type first, then by value, with all number types together', () => {
    const values = [
      new MinKey(),
      null,
      Number.NaN,
      -1.5,
      Long.fromNumber(0),
      Decimal128.fromString('0.5'),
      new Double(1),
      'a',
      { a: 1 },
      new ObjectId(),
      false,
      new Date(0),
      new MaxKey(),
    ];
    const docs = values.map((a) => ({ a }));
    expect(order(docs.toReversed(), { a: 1 })).toEqual(values);
    expect(order(docs, { a: -1 })).toEqual(values.toReversed());
  });

  it('orders arrays by their smallest element or, descending, by their greatest', () => {
    const docs = [{ _id: 1, a: [5, 1] }, { _id: 2, a: 3 }, { _id: 3, a: [] }, { _id: 4 }];
    expect(order(docs, { a: 1 })).toEqual([3, 4, 1, 2]);
    expect(order(docs, { a: -1 })).toEqual([1, 2, 4, 3]);
  });

  it('counts elements without the field as null, and compares fields of one array element by element', () => {
    const docs: Doc[] = [
      { _id: 1, a: [{ b: 1, c: 9 }] },
      { _id: 2, a: [{ b: 2 }, 7] },
      {
        _id: 3,
        a: [
          { b: 1, c: 10 },
          { b: 3, c: 1 },
        ],
      },
    ];
    expect(order(docs, { 'a.b': 1, 'a.c': 1 })).toEqual([2, 1, 3]);
  });

  it('keeps the order of equal documents', () => {
    expect(order([{ _id: 2 }, { _id: 1 }, { _id: 3 }], { a: 1 })).toEqual([2, 1, 3]);
  });

  it.each<[string, Doc[], Doc, number]>([
    ['two arrays', [{ a: [1], b: [2] }], { a: 1, b: 1 }, 2],
    ['a direction of its own', [], { a: 2 }, 15975],
    ['the score of a text', [], { a: { $meta: 'textScore' } }, 115],
  ])('refuses %s', (_, docs, sort, code) => {
    expect(() => order(docs, sort)).toThrow(expect.objectContaining({ code }));
  });
});
