import { BSONRegExp, Decimal128, Double, Long } from 'bson';
import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import type { Doc } from '../bson/values';
import { compileUpdate } from './update';
import { upsertBase, ensureId } from './upsert';

const updated = (doc: Doc, update: unknown, more: { filter?: Doc; arrayFilters?: Doc[] } = {}) =>
  compileUpdate({ update, filter: more.filter ?? {}, arrayFilters: more.arrayFilters })(decode(encode(doc)), false);

describe('an update', () => {
  it.each<[string, Doc, unknown, Doc]>([
    ['$set makes the documents on the way', {}, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
    ['$set in an array fills with null', { a: [1] }, { $set: { 'a.3': 4 } }, { a: [1, null, null, 4] }],
    ['$unset of an element leaves null', { a: [1, 2] }, { $unset: { 'a.0': 1 } }, { a: [null, 2] }],
    ['$inc makes the field', {}, { $inc: { a: 2 } }, { a: 2 }],
    ['$mul of a missing field is zero', {}, { $mul: { a: 5 } }, { a: 0 }],
    ['$min and $max', { a: 5, b: 5 }, { $min: { a: 3 }, $max: { b: 9 } }, { a: 3, b: 9 }],
    [
      '$push with all modifiers',
      { a: [3, 1] },
      { $push: { a: { $each: [2, 5], $sort: 1, $slice: -3 } } },
      { a: [2, 3, 5] },
    ],
    ['$push at a position', { a: [1, 4] }, { $push: { a: { $each: [2, 3], $position: 1 } } }, { a: [1, 2, 3, 4] }],
    [
      '$push sorts documents by a field',
      { a: [{ n: 2 }] },
      { $push: { a: { $each: [{ n: 1 }], $sort: { n: 1 } } } },
      { a: [{ n: 1 }, { n: 2 }] },
    ],
    [
      '$addToSet skips values that exist',
      { a: [1] },
      { $addToSet: { a: { $each: [new Double(1), 2] } } },
      { a: [1, 2] },
    ],
    ['$pull by a condition', { a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
    ['$pull of documents', { a: [{ k: 1 }, { k: 2 }] }, { $pull: { a: { k: 2 } } }, { a: [{ k: 1 }] }],
    ['$pullAll', { a: [1, 2, 1] }, { $pullAll: { a: [1] } }, { a: [2] }],
    ['$pop at either end', { a: [1, 2], b: [1, 2] }, { $pop: { a: 1, b: -1 } }, { a: [1], b: [2] }],
    ['$[] updates all elements', { a: [1, 2] }, { $inc: { 'a.$[]': 1 } }, { a: [2, 3] }],
    [
      'new fields come in the order of their names',
      {},
      { $set: { b: 1, a: 2, 'c.10': 1, 'c.9': 1 } },
      { a: 2, b: 1, c: { 9: 1, 10: 1 } },
    ],
    [
      'a pipeline computes from the document',
      { a: 2 },
      [{ $set: { b: { $multiply: ['$a', 3] } } }, { $unset: 'a' }],
      { b: 6 },
    ],
    ['a replacement', { a: 1 }, { b: 2 }, { b: 2 }],
    ['$unset below a scalar changes nothing', { a: 1 }, { $unset: { 'a.b': 1 } }, { a: 1 }],
    ['$pull from what is missing changes nothing', {}, { $pull: { a: 1 } }, {}],
    ['$pull of an empty document takes documents only', { a: [{}, 5] }, { $pull: { a: {} } }, { a: [5] }],
    ['$pull by a pattern', { a: ['x', 'ax', 1] }, { $pull: { a: new BSONRegExp('^x') } }, { a: ['ax', 1] }],
    ['$push of nothing creates the array', {}, { $push: { a: { $each: [] } } }, { a: [] }],
    [
      '$push with a negative position counts from the end',
      { a: [1, 3] },
      { $push: { a: { $each: [2], $position: -1 } } },
      { a: [1, 2, 3] },
    ],
    ['$push with a $slice of 0', { a: [1] }, { $push: { a: { $each: [2], $slice: 0 } } }, { a: [] }],
    [
      '$addToSet compares the order of fields',
      { a: [{ x: 1, y: 1 }] },
      { $addToSet: { a: { y: 1, x: 1 } } },
      {
        a: [
          { x: 1, y: 1 },
          { y: 1, x: 1 },
        ],
      },
    ],
    ['$setOnInsert changes nothing without an upsert', { a: 1 }, { $setOnInsert: { 'a.b': 2 } }, { a: 1 }],
    [
      '$mul of a missing field has the type of the factor',
      {},
      { $mul: { a: Long.fromNumber(5) } },
      { a: Long.fromNumber(0) },
    ],
  ])('%s', (_, doc, update, expected) => {
    const result = updated({ _id: 1, ...doc }, update);
    expect(result).toEqual({ _id: 1, ...expected });
    expect(Object.keys(result)).toEqual(['_id', ...Object.keys(expected)]);
  });

  it('increments longs, and rejects decimals', () => {
    expect(updated({ a: Long.fromNumber(1) }, { $inc: { a: 1 } })).toEqual({ a: Long.fromNumber(2) });
    const decimal = { a: Decimal128.fromString('1.1') };
    expect(() => updated(decimal, { $inc: { a: 1 } })).toThrow(expect.objectContaining({ code: 115 }));
  });

  it('updates the element that the filter matched with $', () => {
    const doc = {
      items: [
        { sku: 'a', n: 1 },
        { sku: 'b', n: 1 },
      ],
    };
    expect(updated(doc, { $inc: { 'items.$.n': 5 } }, { filter: { 'items.sku': 'b' } })).toEqual({
      items: [
        { sku: 'a', n: 1 },
        { sku: 'b', n: 6 },
      ],
    });
    const byElement = { filter: { items: { $elemMatch: { sku: 'a' } } } };
    expect(updated(doc, { $set: { 'items.$.n': 0 } }, byElement)).toEqual({
      items: [
        { sku: 'a', n: 0 },
        { sku: 'b', n: 1 },
      ],
    });
  });

  it('rejects $ when the filter tests the whole array or has several conditions on it', () => {
    const first = { $set: { 'a.$': 0 } };
    expect(updated({ a: [1, 5, 9] }, first, { filter: { $or: [{ a: 7 }, { a: { $gt: 1 } }] } })).toEqual({
      a: [1, 0, 9],
    });
    expect(() => updated({ a: [1] }, first, { filter: { a: { $ne: 2 } } })).toThrow(
      expect.objectContaining({ code: 2 }),
    );
    expect(() => updated({ a: [1] }, first, { filter: { 'a.0': 1 } })).toThrow(expect.objectContaining({ code: 2 }));
    expect(() => updated({ a: [1] }, first, { filter: { a: { $gt: 0, $lt: 2 } } })).toThrow(
      expect.objectContaining({ code: 115 }),
    );
  });

  it.each<[string, Doc[], number]>([
    ['is not used', [{ x: 1 }, { y: 1 }], 9],
    ['is there twice', [{ x: 1 }, { x: 2 }], 9],
    ['has two names', [{ 'x.a': 1, 'y.a': 1 }], 9],
    ['has a name in capitals', [{ X: 1 }], 9],
    ['has no name', [{}], 9],
  ])('refuses an array filter that %s', (_, arrayFilters, code) => {
    const update = { $set: { 'a.$[x]': 1 } };
    expect(() => updated({ a: [1] }, update, { arrayFilters })).toThrow(expect.objectContaining({ code }));
  });

  it('updates the elements that array filters match, also in nested arrays', () => {
    const doc = {
      days: [
        {
          slots: [
            { free: true, n: 0 },
            { free: false, n: 0 },
          ],
        },
        { slots: [{ free: true, n: 0 }] },
      ],
    };
    const result = updated(doc, { $set: { 'days.$[].slots.$[open].n': 1 } }, { arrayFilters: [{ 'open.free': true }] });
    expect(result).toEqual({
      days: [
        {
          slots: [
            { free: true, n: 1 },
            { free: false, n: 0 },
          ],
        },
        { slots: [{ free: true, n: 1 }] },
      ],
    });
  });

  it.each<[string, Doc, unknown, number]>([
    ['two changes of one path', {}, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    ['a change of a path and of its parent', {}, { $set: { a: 1, 'a.b': 1 } }, 40],
    ['a field below a scalar', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
    ['another _id', {}, { $set: { _id: 2 } }, 66],
    ['an unknown operator', {}, { $grow: { a: 1 } }, 9],
    ['$inc of a string', { a: 'x' }, { $inc: { a: 1 } }, 14],
    ['pushing to what is no array', { a: 1 }, { $push: { a: 1 } }, 2],
    ['a field of a list by a name', { a: [1] }, { $set: { 'a.x': 1 } }, 28],
    ['$pull below a scalar', { a: 1 }, { $pull: { 'a.b': 1 } }, 28],
    ['two changes of one element', { a: [1] }, { $set: { 'a.$[]': 1, 'a.0': 2 } }, 40],
    ['a positional operator as the first part of a path', {}, { $set: { '$[].a': 1 } }, 2],
    ['a positional operator on a scalar', { a: 1 }, { $set: { 'a.$[]': 1 } }, 2],
    ['a positional operator on a missing field', {}, { $set: { 'a.$[]': 1 } }, 2],
    ['a sort by 2', { a: [1] }, { $push: { a: { $each: [1], $sort: 2 } } }, 2],
    ['an unknown modifier', { a: [1] }, { $push: { a: { $each: [1], $grow: 2 } } }, 2],
    ['$pop by 2', { a: [1] }, { $pop: { a: 2 } }, 9],
    ['$currentDate with a string', {}, { $currentDate: { a: 'now' } }, 2],
    ['a field name with a dollar', {}, { $set: { 'a.$b': 1 } }, 52],
    ['a dollar in a replacement', {}, { a: 1, $set: { b: 1 } }, 52],
    ['an empty field name', {}, { $set: { 'a..b': 1 } }, 56],
    ['$ without a matching element', { a: [1] }, { $set: { 'a.$': 1 } }, 2],
    ['an array filter that is not defined', { a: [1] }, { $set: { 'a.$[x]': 1 } }, 2],
    ['a stage that is not allowed in an update', {}, [{ $group: { _id: 1 } }], 72],
  ])('refuses %s', (_, doc, update, code) => {
    expect(() => updated({ _id: 1, ...doc }, update)).toThrow(expect.objectContaining({ code }));
  });
});

describe('an upsert', () => {
  it('starts with the equalities of its filter', () => {
    expect(
      upsertBase({ a: 1, 'b.c': { $eq: 2 }, d: { $gt: 3 }, $and: [{ e: { $in: [5] } }], f: { $in: [1, 2] } }, false),
    ).toEqual({ a: 1, b: { c: 2 }, e: 5 });
    expect(upsertBase({ _id: 7, a: 1 }, true)).toEqual({ _id: 7 });
    expect(upsertBase({ a: { $all: [1] }, b: new BSONRegExp('x'), $or: [{ c: 1 }] }, false)).toEqual({ a: 1, c: 1 });
    expect(() => upsertBase({ a: { $all: [1, 2] } }, false)).toThrow(expect.objectContaining({ code: 54 }));
    expect(() => upsertBase({ a: 1, 'a.b': 1 }, false)).toThrow(expect.objectContaining({ code: 54 }));
    expect(() => upsertBase({ $expr: true }, false)).toThrow(expect.objectContaining({ code: 224 }));
  });

  it('puts the _id first', () => {
    expect(Object.keys(ensureId({ a: 1, _id: 2 }))).toEqual(['_id', 'a']);
    expect(ensureId({ a: 1 })).toHaveProperty('_id');
  });
});
