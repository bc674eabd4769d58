import { Decimal128, Double, Long, type Document } from 'mongodb';
import type { Regression } from './regressions';
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

export const updateRegressions: Regression[] = [
  {
    name: 'an upsert by $expr is an error',
    operation: upsert({ _id: 1, $expr: { $eq: ['$a', 0] } }, { $set: { b: 1 } }),
    expectedCode: 224,
  },
  {
    name: 'an upsert by $expr in one of several conditions is an error',
    operation: upsert({ _id: 1, $or: [{ a: 1 }, { $expr: { $eq: ['$a', 0] } }] }, { $set: { b: 1 } }),
    expectedCode: 224,
  },
  {
    name: 'the product of an int and a double is a double, also -0',
    documents: [{ _id: 1, a: 0, b: 2 }],
    operation: update({ $mul: { a: new Double(-1), b: new Double(1) } }),
    expected: [{ _id: 1, a: new Double(-0), b: new Double(2) }],
  },
  {
    name: 'an upsert with contradicting equalities is an error',
    operation: upsert({ _id: 1, b: 1, 'b.c': 2 }, { $set: { a: 1 } }),
    expectedCode: 54,
  },
  {
    name: '$inc of a missing field sets the number unchanged',
    documents: [{ _id: 1 }],
    operation: update({ $inc: { a: new Double(-0) } }),
    expected: [{ _id: 1, a: new Double(-0) }],
  },
  {
    name: '$mul of a missing field multiplies 0',
    documents: [{ _id: 1 }],
    operation: update({ $mul: { a: new Double(-2), b: Long.fromNumber(3) } }),
    expected: [{ _id: 1, a: new Double(-0), b: Long.fromNumber(0) }],
    deviationOfEngine: 'it sets 0 for -0',
  },
  {
    name: 'NaN is the least number',
    documents: [{ _id: 1, a: -1 }],
    operation: update({ $min: { a: Number.NaN } }),
    expected: [{ _id: 1, a: Number.NaN }],
    deviationOfEngine: 'it ignores NaN',
  },
  {
    name: 'new fields are added in the order of their names',
    documents: [{ _id: 1 }],
    operation: update({ $set: { c: 1, a: 2 }, $inc: { b: 3 } }),
    expected: [{ _id: 1, a: 2, b: 3, c: 1 }],
    deviationOfEngine: 'it uses the order of the update',
  },
  {
    name: '$pull does not create the parents of a missing field',
    documents: [{ _id: 1 }],
    operation: update({ $pull: { 'a.b': 1 }, $pop: { 'c.d': 1 } }),
    expected: [{ _id: 1 }],
    deviationOfEngine: 'it creates documents',
  },
  {
    name: '`$` without an array in the query is an error',
    documents: [{ _id: 1, a: 5 }],
    operation: { call: 'updateOne', filter: { a: 5 }, update: { $set: { 'a.$': 1 } } },
    expectedCode: 2,
    deviationOfEngine: 'it reports 28',
  },
  {
    name: 'conflicting operators are an error even without a matching document',
    operation: update({ $set: { a: 1, 'a.b': 2 } }),
    expectedCode: 40,
    deviationOfEngine: 'it reports the error at the first document',
  },
  {
    name: 'equal numbers of different types are the same _id',
    documents: [{ _id: 1 }],
    operation: { call: 'insertMany', documents: [{ _id: Decimal128.fromString('1.0') }], options: {} },
    expectedCode: 11000,
  },
];
