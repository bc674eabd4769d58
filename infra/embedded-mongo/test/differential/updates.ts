import fc, { type Arbitrary } from 'fast-check';
import type { Document } from 'mongodb';
import { expressions } from './expressions';
import { pullOperands } from './filters';
import { namedPaths, paths, plainNumbers, scalars, subdocuments, values } from './values';

/** An update and its array filters. */
export interface Update {
  update: Document | Document[];
  arrayFilters?: Document[];
}

const pushed: Arbitrary<Document> = fc
  .record(
    {
      $each: fc.array(values(1), { maxLength: 3 }),
      $position: fc.integer({ min: -2, max: 3 }),
      $slice: fc.integer({ min: -3, max: 3 }),
      $sort: fc.constantFrom(1, -1, { a: 1 }, { b: -1, a: 1 }, { 'a.b': 1 }),
    },
    { requiredKeys: ['$each'] },
  )
  .map((modifiers): Document => modifiers);

const operands: [operator: string, operand: Arbitrary<unknown>, weight: number][] = [
  ['$set', values(2), 4],
  ['$unset', fc.constantFrom('', 1, true), 2],
  ['$inc', plainNumbers, 3],
  ['$mul', plainNumbers, 2],
  ['$min', scalars, 2],
  ['$max', values(1), 2],
  ['$setOnInsert', values(1), 1],
  ['$push', fc.oneof(values(1), pushed, pushed), 4],
  [
    '$addToSet',
    fc.oneof(
      values(1),
      fc.array(values(1), { maxLength: 3 }).map(($each) => ({ $each })),
    ),
    2,
  ],
  ['$pull', pullOperands, 3],
  ['$pullAll', fc.array(values(0), { maxLength: 3 }), 1],
  ['$pop', fc.constantFrom(1, -1), 1],
];

const operatorsAt = (places: Arbitrary<string>): Arbitrary<Document> =>
  fc.oneof(
    ...operands.map(([operator, operand, weight]) => ({
      weight,
      arbitrary: fc.tuple(places, operand).map(([path, value]): Document => ({ [operator]: { [path]: value } })),
    })),
  );

/** Updates with several operators. */
const combined = (places: Arbitrary<string>): Arbitrary<Document> =>
  fc.array(operatorsAt(places), { minLength: 1, maxLength: 3 }).map((list) => {
    const all: Document = {};
    for (const [operator, fields] of list.flatMap((each) => Object.entries(each))) {
      all[operator] = { ...all[operator], ...fields };
    }
    return all;
  });

const everyElement = fc.constantFrom('a.$[]', 'b.$[]', 'a.$[].b', 'a.b.$[]', 'a.$[].$[]', 'c.$[].a');
const chosenElement = fc.constantFrom('a.$[x]', 'b.$[x]', 'a.$[x].b', 'a.b.$[x]', 'c.$[x].a');
const arrayFilters: Arbitrary<Document[]> = fc
  .oneof(
    scalars.map((value): Document => ({ x: value })),
    plainNumbers.map((value): Document => ({ x: { $gte: value } })),
    fc.tuple(fc.constantFrom('x.a', 'x.b'), values(0)).map(([path, value]): Document => ({ [path]: value })),
    plainNumbers.map((value): Document => ({ $or: [{ x: { $lt: value } }, { 'x.a': { $exists: true } }] })),
  )
  .map((filter) => [filter]);

const stages: Arbitrary<Document> = fc.oneof(
  fc
    .tuple(fc.constantFrom('$set', '$addFields'), namedPaths, expressions(1))
    .map(([stage, path, value]): Document => ({ [stage]: { [path]: value } })),
  paths.map((path) => ({ $unset: path })),
  fc.constantFrom<Document>({ $project: { a: 1, b: 1 } }, { $project: { c: 0 } }, { $project: { 'a.b': 0 } }),
  expressions(1).map((value): Document => ({ $replaceWith: { $mergeObjects: ['$$ROOT', { d: value }] } })),
);

/** Updates of all forms, without the positional operator `$`. */
export const updates: Arbitrary<Update> = fc.oneof(
  { weight: 10, arbitrary: combined(paths).map((update) => ({ update })) },
  { weight: 2, arbitrary: operatorsAt(everyElement).map((update) => ({ update })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(operatorsAt(chosenElement), arrayFilters)
      .map(([update, filters]) => ({ update, arrayFilters: filters })),
  },
  { weight: 3, arbitrary: fc.array(stages, { minLength: 1, maxLength: 2 }).map((update) => ({ update })) },
);

export const replacements: Arbitrary<Document> = subdocuments(2);

/** A query on an array and an update of the element that matched. */
export const positional: Arbitrary<{ filter: Document; update: Document }> = fc
  .tuple(
    fc.constantFrom('a', 'b'),
    fc.oneof(
      scalars,
      plainNumbers.map(($gte) => ({ $gte })),
      fc.array(scalars, { minLength: 1, maxLength: 3 }).map(($in) => ({ $in })),
      fc.tuple(fc.constantFrom('a', 'b'), values(0)).map(([name, value]) => ({ $elemMatch: { [name]: value } })),
      plainNumbers.map(($gt) => ({ $elemMatch: { $gt } })),
    ),
    fc.constantFrom('$', '$.b', '$.c'),
    operatorsAt(fc.constant('place')),
  )
  .map(([name, condition, place, update]) => ({
    filter: { [name]: condition },
    update: Object.fromEntries(
      Object.entries(update).map(([operator, fields]: [string, Document]) => [
        operator,
        { [`${name}.${place}`]: fields['place'] as unknown },
      ]),
    ),
  }));
