import type { Document } from 'mongodb';
import type { Operation } from './operations';

/** A difference that the random operations once found, with the outcome on MongoDB. */
export interface Regression {
  name: string;
  documents?: Document[];
  others?: Document[];
  operation: Operation;
  /** The result of a read, or the documents after a write. */
  expected?: unknown;
  /** The error code; 'any' when the engine reports another one. */
  expectedCode?: number | 'any';
  /** How the engine deviates from MongoDB; the case then runs on the embedded store only. */
  deviationOfEngine?: string;
}

const find = (filter: Document, options: Document = {}): Operation => ({
  call: 'find',
  filter,
  options: { sort: { _id: 1 }, ...options },
});
const aggregate = (...pipeline: Document[]): Operation => ({ call: 'aggregate', pipeline });
const compute = (x: unknown): Operation => aggregate({ $project: { _id: 0, x } });
export const queryRegressions: Regression[] = [
  {
    name: 'an element that is not a document counts as null in a sort by a field of elements',
    documents: [{ _id: 1, a: ['', { b: true }] }, { _id: 2 }],
    operation: find({}, { sort: { 'a.b': 1, _id: 1 }, projection: { _id: 1 } }),
    expected: [{ _id: 1 }, { _id: 2 }],
  },
  {
    name: 'a number in the path of a sort means the array index',
    documents: [
      { _id: 1, a: [{}] },
      { _id: 2, a: 1 },
    ],
    operation: find({}, { sort: { 'a.0': 1 }, projection: { _id: 1 } }),
    expected: [{ _id: 2 }, { _id: 1 }],
  },
  {
    name: 'an empty array sorts before null and missing fields',
    documents: [{ _id: 1 }, { _id: 2, c: [] }, { _id: 3, c: null }],
    operation: find({}, { sort: { c: 1, _id: 1 }, projection: { _id: 1 } }),
    expected: [{ _id: 2 }, { _id: 1 }, { _id: 3 }],
    deviationOfEngine: 'it sorts an empty array as null',
  },
  {
    name: 'two arrays in one sort key are an error',
    documents: [{ _id: 1, a: [1, 2], b: [3] }],
    operation: find({}, { sort: { a: 1, b: 1 } }),
    expectedCode: 2,
    deviationOfEngine: 'it sorts by them',
  },
  {
    name: 'a projection of a path and of a part of it is an error',
    operation: find({}, { projection: { c: 1, 'c.a': 1 } }),
    expectedCode: 31249,
    deviationOfEngine: 'it accepts some of them',
  },
  {
    name: 'a computed field replaces the scalars of an array by documents',
    documents: [{ _id: 1, a: [[2], 'x', { b: 3, c: 4 }] }],
    operation: aggregate({ $project: { a: { b: 1, d: { $literal: 5 } } } }),
    expected: [{ _id: 1, a: [[{ d: 5 }], { d: 5 }, { b: 3, d: 5 }] }],
  },
];

export const pipelineRegressions: Regression[] = [
  {
    name: '$unwind keeps a scalar on its path',
    documents: [{ _id: 1, a: 5 }],
    operation: aggregate({ $unwind: { path: '$a.b', preserveNullAndEmptyArrays: true } }),
    expected: [{ _id: 1, a: 5 }],
  },
  {
    name: '$unwind keeps an array on its path',
    documents: [{ _id: 1, a: [5] }],
    operation: aggregate({ $unwind: { path: '$a.b', preserveNullAndEmptyArrays: true } }),
    expected: [{ _id: 1, a: [5] }],
  },
  {
    name: '$lookup uses the element whose index localField names',
    documents: [{ _id: 1, a: [{ c: 1 }] }],
    others: [{ _id: 3 }],
    operation: aggregate({ $lookup: { from: 'others', localField: 'a.0', foreignField: 'a.0', as: 'j' } }),
    expected: [{ _id: 1, a: [{ c: 1 }], j: [] }],
  },
  {
    name: '$count of no documents returns none',
    operation: aggregate({ $match: { _id: 9 } }, { $sort: { a: 1 } }, { $count: 'n' }),
    expected: [],
    deviationOfEngine: 'it counts 0',
  },
  {
    name: 'documents without the group key are in the group of null',
    documents: [{ _id: 1 }, { _id: 2, a: null }, { _id: 3, a: { b: 1 } }],
    operation: aggregate({ $group: { _id: '$a.c', n: { $count: {} } } }),
    expected: [{ _id: null, n: 3 }],
    deviationOfEngine: 'it puts them into a group of their own',
  },
  {
    name: '$addToSet ignores missing values',
    documents: [{ _id: 1 }],
    operation: aggregate({ $group: { _id: null, all: { $addToSet: '$a' } } }),
    expected: [{ _id: null, all: [] }],
    deviationOfEngine: 'it adds null',
  },
  {
    name: 'a computed field below a scalar replaces it in its position',
    documents: [{ _id: 1, a: 1, c: 2 }],
    operation: aggregate({ $addFields: { 'a.b': 3 } }),
    expected: [{ _id: 1, a: { b: 3 }, c: 2 }],
    deviationOfEngine: 'it moves it to the end',
  },
  {
    name: 'a missing field is not null in an expression',
    documents: [{ _id: 1 }, { _id: 2, a: null }],
    operation: aggregate({ $match: { $expr: { $eq: ['$a', null] } } }),
    expected: [{ _id: 2, a: null }],
  },
];

export const expressionRegressions: Regression[] = [
  {
    name: 'the type of null is null, and that of a missing field is missing',
    operation: compute([{ $type: { $literal: null } }, { $type: '$none' }]),
    expected: [{ x: ['null', 'missing'] }],
  },
  {
    name: 'a missing value is null in an array',
    operation: compute({ $map: { input: ['$none'], in: { $type: '$$this' } } }),
    expected: [{ x: ['null'] }],
  },
];
