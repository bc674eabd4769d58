import { Decimal128, Double, Long, type Document } from 'mongodb';
import type { Found } from './found';
import type { Operation } from './operations';

const update = (change: Document | Document[], options: Document = {}): Operation => ({
  call: 'updateOne',
  filter: { _id: 1 },
  update: change,
  options,
});
const upsert = (filter: Document, change: Document): Operation => ({
  call: 'updateOne',
  filter,
  update: change,
  options: { upsert: true },
});

export const foundInUpdates: Found[] = [
  {
    name: 'an upsert by $expr is refused',
    operation: upsert({ _id: 1, $expr: { $eq: ['$a', 0] } }, { $set: { b: 1 } }),
    fails: 224,
  },
  {
    name: 'an upsert by $expr is refused also where it is one of several conditions',
    operation: upsert({ _id: 1, $or: [{ a: 1 }, { $expr: { $eq: ['$a', 0] } }] }, { $set: { b: 1 } }),
    fails: 224,
  },
  {
    name: 'the product of an int and a double is a double, also where it is -0',
    documents: [{ _id: 1, a: 0, b: 2 }],
    operation: update({ $mul: { a: new Double(-1), b: new Double(1) } }),
    gives: [{ _id: 1, a: new Double(-0), b: new Double(2) }],
  },
  {
    name: 'an upsert whose equalities contradict each other is refused',
    operation: upsert({ _id: 1, b: 1, 'b.c': 2 }, { $set: { a: 1 } }),
    fails: 54,
  },
  {
    name: '$inc of a missing field sets the number as it is',
    documents: [{ _id: 1 }],
    operation: update({ $inc: { a: new Double(-0) } }),
    gives: [{ _id: 1, a: new Double(-0) }],
  },
  {
    name: '$mul of a missing field sets 0 times the number',
    documents: [{ _id: 1 }],
    operation: update({ $mul: { a: new Double(-2), b: Long.fromNumber(3) } }),
    gives: [{ _id: 1, a: new Double(-0), b: Long.fromNumber(0) }],
    notOnEngine: 'it sets 0 for -0',
  },
  {
    name: 'NaN is the least number',
    documents: [{ _id: 1, a: -1 }],
    operation: update({ $min: { a: Number.NaN } }),
    gives: [{ _id: 1, a: Number.NaN }],
    notOnEngine: 'it passes over NaN',
  },
  {
    name: 'new fields come in the order of their names',
    documents: [{ _id: 1 }],
    operation: update({ $set: { c: 1, a: 2 }, $inc: { b: 3 } }),
    gives: [{ _id: 1, a: 2, b: 3, c: 1 }],
    notOnEngine: 'it takes the order of the update',
  },
  {
    name: '$pull makes nothing on the way to a missing field',
    documents: [{ _id: 1 }],
    operation: update({ $pull: { 'a.b': 1 }, $pop: { 'c.d': 1 } }),
    gives: [{ _id: 1 }],
    notOnEngine: 'it makes documents',
  },
  {
    name: '`$` where the query met no list is refused',
    documents: [{ _id: 1, a: 5 }],
    operation: { call: 'updateOne', filter: { a: 5 }, update: { $set: { 'a.$': 1 } } },
    fails: 2,
    notOnEngine: 'it says 28',
  },
  {
    name: 'an update that contradicts itself is refused also where it would meet nothing',
    operation: update({ $set: { a: 1, 'a.b': 2 } }),
    fails: 40,
    notOnEngine: 'it finds out at the first document',
  },
  {
    name: 'numbers of all kinds are one _id',
    documents: [{ _id: 1 }],
    operation: { call: 'insertMany', documents: [{ _id: Decimal128.fromString('1.0') }], options: {} },
    fails: 11000,
  },
];
