import type { Document } from 'mongodb';
import type { Operation } from './operations';

/** A difference that was found, with the answer that MongoDB gives. */
export interface Found {
  name: string;
  documents?: Document[];
  others?: Document[];
  operation: Operation;
  /** What a read gives, or what a write leaves. */
  gives?: unknown;
  /** The code of the error; 'somehow' where the engine has no number for it to compare with. */
  fails?: number | 'somehow';
  /** Why the engine that the tests run on answers otherwise than MongoDB; it is then not asked. */
  notOnEngine?: string;
}

const find = (filter: Document, options: Document = {}): Operation => ({
  call: 'find',
  filter,
  options: { sort: { _id: 1 }, ...options },
});
const aggregate = (...pipeline: Document[]): Operation => ({ call: 'aggregate', pipeline });
const compute = (x: unknown): Operation => aggregate({ $project: { _id: 0, x } });
export const foundInQueries: Found[] = [
  {
    name: 'an element that is no document counts as null when documents are sorted by a field of elements',
    documents: [{ _id: 1, a: ['', { b: true }] }, { _id: 2 }],
    operation: find({}, { sort: { 'a.b': 1, _id: 1 }, projection: { _id: 1 } }),
    gives: [{ _id: 1 }, { _id: 2 }],
  },
  {
    name: 'a number in a path of a sort means the element alone',
    documents: [
      { _id: 1, a: [{}] },
      { _id: 2, a: 1 },
    ],
    operation: find({}, { sort: { 'a.0': 1 }, projection: { _id: 1 } }),
    gives: [{ _id: 2 }, { _id: 1 }],
  },
  {
    name: 'an empty list is sorted before null and before what is missing',
    documents: [{ _id: 1 }, { _id: 2, c: [] }, { _id: 3, c: null }],
    operation: find({}, { sort: { c: 1, _id: 1 }, projection: { _id: 1 } }),
    gives: [{ _id: 2 }, { _id: 1 }, { _id: 3 }],
    notOnEngine: 'it sorts an empty list as null',
  },
  {
    name: 'two lists in one sort key are refused',
    documents: [{ _id: 1, a: [1, 2], b: [3] }],
    operation: find({}, { sort: { a: 1, b: 1 } }),
    fails: 2,
    notOnEngine: 'it sorts by them',
  },
  {
    name: 'projections of a path and of a part of it are refused',
    operation: find({}, { projection: { c: 1, 'c.a': 1 } }),
    fails: 31249,
    notOnEngine: 'it takes some of them',
  },
  {
    name: 'computed parts make documents of the scalars in lists',
    documents: [{ _id: 1, a: [[2], 'x', { b: 3, c: 4 }] }],
    operation: aggregate({ $project: { a: { b: 1, d: { $literal: 5 } } } }),
    gives: [{ _id: 1, a: [[{ d: 5 }], { d: 5 }, { b: 3, d: 5 }] }],
  },
];

export const foundInPipelines: Found[] = [
  {
    name: '$unwind leaves a scalar on its way as it is',
    documents: [{ _id: 1, a: 5 }],
    operation: aggregate({ $unwind: { path: '$a.b', preserveNullAndEmptyArrays: true } }),
    gives: [{ _id: 1, a: 5 }],
  },
  {
    name: '$unwind leaves a list on its way as it is',
    documents: [{ _id: 1, a: [5] }],
    operation: aggregate({ $unwind: { path: '$a.b', preserveNullAndEmptyArrays: true } }),
    gives: [{ _id: 1, a: [5] }],
  },
  {
    name: '$lookup takes the element that a number in localField names',
    documents: [{ _id: 1, a: [{ c: 1 }] }],
    others: [{ _id: 3 }],
    operation: aggregate({ $lookup: { from: 'others', localField: 'a.0', foreignField: 'a.0', as: 'j' } }),
    gives: [{ _id: 1, a: [{ c: 1 }], j: [] }],
  },
  {
    name: '$count of no documents gives none',
    operation: aggregate({ $match: { _id: 9 } }, { $sort: { a: 1 } }, { $count: 'n' }),
    gives: [],
    notOnEngine: 'it counts 0',
  },
  {
    name: 'documents without the key of a group are in the group of null',
    documents: [{ _id: 1 }, { _id: 2, a: null }, { _id: 3, a: { b: 1 } }],
    operation: aggregate({ $group: { _id: '$a.c', n: { $count: {} } } }),
    gives: [{ _id: null, n: 3 }],
    notOnEngine: 'it makes a group of its own of those without',
  },
  {
    name: '$addToSet has no element for what is missing',
    documents: [{ _id: 1 }],
    operation: aggregate({ $group: { _id: null, all: { $addToSet: '$a' } } }),
    gives: [{ _id: null, all: [] }],
    notOnEngine: 'it adds null',
  },
  {
    name: 'a computed field under a scalar stands where the scalar stood',
    documents: [{ _id: 1, a: 1, c: 2 }],
    operation: aggregate({ $addFields: { 'a.b': 3 } }),
    gives: [{ _id: 1, a: { b: 3 }, c: 2 }],
    notOnEngine: 'it puts it at the end',
  },
  {
    name: 'what is missing is not null in an expression',
    documents: [{ _id: 1 }, { _id: 2, a: null }],
    operation: aggregate({ $match: { $expr: { $eq: ['$a', null] } } }),
    gives: [{ _id: 2, a: null }],
  },
];

export const foundInExpressions: Found[] = [
  {
    name: 'null is of the type null, and what is missing of none',
    operation: compute([{ $type: { $literal: null } }, { $type: '$none' }]),
    gives: [{ x: ['null', 'missing'] }],
  },
  {
    name: 'what is missing is null in a list',
    operation: compute({ $map: { input: ['$none'], in: { $type: '$$this' } } }),
    gives: [{ x: ['null'] }],
  },
];
