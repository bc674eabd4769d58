import fc, { type Arbitrary } from 'fast-check';
import type { Db, Document } from 'mongodb';
import { filters } from './filters';
import { pipelines, plainProjections, sorts } from './pipelines';
import { positional, replacements, updates } from './updates';
import { scalars, subdocuments } from './values';

/** An operation as data, so that it can be generated and printed. */
export interface Operation {
  call: keyof typeof CALLS;
  filter?: Document;
  options?: Document;
  update?: Document | Document[];
  pipeline?: Document[];
  documents?: Document[];
  key?: string;
}

/** Driver options that keep the types of numbers and regular expressions. */
export const EXACT_TYPES = { promoteValues: false, promoteLongs: false, bsonRegExp: true } as const;

const CALLS = {
  find: (db: Db, { filter = {}, options }: Operation) =>
    db
      .collection('rows')
      .find(filter, { ...options, ...EXACT_TYPES })
      .toArray(),
  count: (db: Db, { filter = {}, options }: Operation) => db.collection('rows').countDocuments(filter, options),
  distinct: (db: Db, { key = '', filter = {} }: Operation) => db.collection('rows').distinct(key, filter, EXACT_TYPES),
  aggregate: (db: Db, { pipeline = [] }: Operation) => db.collection('rows').aggregate(pipeline, EXACT_TYPES).toArray(),
  updateOne: (db: Db, { filter = {}, update = {}, options }: Operation) =>
    db.collection('rows').updateOne(filter, update, options),
  updateMany: (db: Db, { filter = {}, update = {}, options }: Operation) =>
    db.collection('rows').updateMany(filter, update, options),
  replaceOne: (db: Db, { filter = {}, update = {}, options }: Operation) =>
    db.collection('rows').replaceOne(filter, update as Document, options),
  findOneAndUpdate: (db: Db, { filter = {}, update = {}, options }: Operation) =>
    db.collection('rows').findOneAndUpdate(filter, update, { ...options, ...EXACT_TYPES }),
  findOneAndDelete: (db: Db, { filter = {}, options }: Operation) =>
    db.collection('rows').findOneAndDelete(filter, { ...options, ...EXACT_TYPES }),
  deleteOne: (db: Db, { filter = {} }: Operation) => db.collection('rows').deleteOne(filter),
  deleteMany: (db: Db, { filter = {} }: Operation) => db.collection('rows').deleteMany(filter),
  insertMany: (db: Db, { documents = [], options }: Operation) =>
    db.collection('rows').insertMany(
      documents.map((document) => ({ ...document })),
      options,
    ),
} satisfies Record<string, (db: Db, operation: Operation) => Promise<unknown>>;

export const perform = (db: Db, operation: Operation): Promise<unknown> => CALLS[operation.call](db, operation);

export const isWrite = ({ call }: Operation): boolean => !['find', 'count', 'distinct', 'aggregate'].includes(call);

// Computed projections are tested with $project only: in find and findAndModify they sometimes crash the engine.
const paging = { skip: fc.integer({ min: 0, max: 3 }), limit: fc.integer({ min: 1, max: 6 }) };

const finds: Arbitrary<Operation> = fc
  .tuple(
    filters(),
    fc.record(
      {
        sort: fc.oneof(sorts, fc.constant({ _id: 1 })),
        batchSize: fc.constantFrom(1, 2, 100),
        projection: plainProjections,
        ...paging,
      },
      { requiredKeys: ['sort'] },
    ),
  )
  .map(([filter, options]) => ({ call: 'find', filter, options }));

const onlyIds: Arbitrary<Operation> = filters().map((filter) => ({
  call: 'find',
  filter,
  options: { sort: { _id: 1 }, projection: { _id: 1 } },
}));

const counts: Arbitrary<Operation> = fc
  .tuple(filters(), fc.record(paging, { requiredKeys: [] }))
  .map(([filter, options]) => ({ call: 'count', filter, options }));

const distincts: Arbitrary<Operation> = fc
  .tuple(fc.constantFrom('a', 'b', 'a.b', 'c.a', 'b.c', 'a.b.c'), filters(1))
  .map(([key, filter]) => ({ call: 'distinct', key, filter }));

const ids = fc.integer({ min: 0, max: 11 });
const writeOptions = { upsert: fc.constant(true) };

const updateOnes: Arbitrary<Operation> = fc
  .tuple(ids, fc.oneof(fc.constant({}), filters(1)), updates, fc.record(writeOptions, { requiredKeys: [] }))
  .map(([_id, filter, { update, arrayFilters }, options]) => ({
    call: 'updateOne',
    filter: { ...filter, _id: options.upsert ? _id + 100 : _id },
    update,
    options: { ...options, ...(arrayFilters ? { arrayFilters } : {}) },
  }));

const updateManys: Arbitrary<Operation> = fc.tuple(filters(1), updates).map(([filter, { update, arrayFilters }]) => ({
  call: 'updateMany',
  filter,
  update,
  options: arrayFilters ? { arrayFilters } : {},
}));

const positionals: Arbitrary<Operation> = positional.map(({ filter, update }) => ({
  call: 'updateMany',
  filter,
  update,
}));

const replaceOnes: Arbitrary<Operation> = fc
  .tuple(ids, replacements, fc.record(writeOptions, { requiredKeys: [] }))
  .map(([_id, update, options]) => ({
    call: 'replaceOne',
    filter: { _id: options.upsert ? _id + 100 : _id },
    update,
    options,
  }));

const foundAndUpdated: Arbitrary<Operation> = fc
  .tuple(
    filters(1),
    updates,
    fc.record(
      { sort: sorts, returnDocument: fc.constantFrom('before', 'after'), projection: plainProjections },
      { requiredKeys: ['sort'] },
    ),
  )
  .map(([filter, { update, arrayFilters }, options]) => ({
    call: 'findOneAndUpdate',
    filter,
    update,
    options: { ...options, ...(arrayFilters ? { arrayFilters } : {}) },
  }));

const deletes: Arbitrary<Operation> = fc.oneof(
  ids.map((_id): Operation => ({ call: 'deleteOne', filter: { _id } })),
  filters(1).map((filter): Operation => ({ call: 'deleteMany', filter: { $and: [filter, { _id: { $gt: 8 } }] } })),
  fc
    .tuple(filters(1), sorts)
    .map(([filter, sort]): Operation => ({ call: 'findOneAndDelete', filter, options: { sort } })),
);

const newIds = scalars.filter((value) => value !== null);
const inserts: Arbitrary<Operation> = fc
  .tuple(fc.array(fc.tuple(newIds, subdocuments(1)), { minLength: 1, maxLength: 4 }), fc.boolean())
  .map(([list, ordered]) => ({
    call: 'insertMany',
    documents: list.map(([_id, document]) => ({ _id, ...document })),
    options: { ordered },
  }));

export const reads: Arbitrary<Operation> = fc.oneof(
  { weight: 3, arbitrary: finds },
  { weight: 5, arbitrary: onlyIds },
  { weight: 1, arbitrary: counts },
  { weight: 1, arbitrary: distincts },
  { weight: 5, arbitrary: pipelines.map((pipeline): Operation => ({ call: 'aggregate', pipeline })) },
);

export const writes: Arbitrary<Operation> = fc.oneof(
  { weight: 6, arbitrary: updateOnes },
  { weight: 2, arbitrary: updateManys },
  { weight: 2, arbitrary: positionals },
  { weight: 1, arbitrary: replaceOnes },
  { weight: 2, arbitrary: foundAndUpdated },
  { weight: 1, arbitrary: deletes },
  { weight: 1, arbitrary: inserts },
);

/** Indexes of the embedded store: they must not change any outcome. */
export const indexes: Arbitrary<Document[]> = fc.subarray(
  [{ a: 1 }, { b: -1 }, { 'a.b': 1 }, { a: 1, b: -1 }, { b: 1, 'a.b': 1, c: -1 }, { c: 1, a: 1 }],
  { maxLength: 3 },
);
