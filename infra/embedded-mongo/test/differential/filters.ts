import fc, { type Arbitrary } from 'fast-check';
import type { Document } from 'mongodb';
import { fieldNames, paths, plainNumbers, scalars, subdocuments, texts, values } from './values';

const names = ['double', 'string', 'object', 'array', 'binData', 'objectId', 'bool', 'date', 'null', 'regex', 'int'];
const typeNames = fc.constantFrom(...names, 'long', 'decimal', 'number', 1, 2, 3, 4, 8, 10, 16);

const comparison = fc.oneof(
  values(1).map((value) => ({ $eq: value })),
  values(1).map((value) => ({ $ne: value })),
  fc
    .tuple(fc.constantFrom('$gt', '$gte', '$lt', '$lte'), fc.oneof(scalars, subdocuments(0), fc.array(scalars)))
    .map(([operator, value]) => ({ [operator]: value })),
  fc.tuple(plainNumbers, plainNumbers).map(([from, to]) => ({ $gte: from, $lt: to })),
  fc
    .tuple(fc.constantFrom('$in', '$nin'), fc.array(values(1), { maxLength: 3 }))
    .map(([operator, list]) => ({ [operator]: list })),
);

const pattern = fc
  .tuple(fc.constantFrom('^a', 'b', 'B$', '^ab$', '^$', '.', 'é|𝒳'), fc.constantFrom(undefined, 'i', 's'))
  .map(([$regex, $options]): Document => ($options === undefined ? { $regex } : { $regex, $options }));

const arrayConditions = (depth: number): Arbitrary<Document> =>
  fc.oneof(
    fc.integer({ min: 0, max: 3 }).map(($size) => ({ $size })),
    fc.array(values(1), { maxLength: 2 }).map(($all) => ({ $all })),
    fc
      .array(fields(0), { minLength: 1, maxLength: 2 })
      .map((each) => ({ $all: each.map(($elemMatch) => ({ $elemMatch })) })),
    (depth > 0 ? filters(depth - 1) : fields(0)).map(($elemMatch) => ({ $elemMatch })),
    conditions(0).map(($elemMatch) => ({ $elemMatch })),
  );

/** Operators on a field. */
function conditions(depth: number): Arbitrary<Document> {
  const leaf = fc.oneof(
    { weight: 6, arbitrary: comparison },
    { weight: 1, arbitrary: fc.constantFrom(true, false, 1, 0).map(($exists) => ({ $exists })) },
    {
      weight: 2,
      arbitrary: fc.oneof(typeNames, fc.array(typeNames, { minLength: 1, maxLength: 2 })).map(($type) => ({ $type })),
    },
    { weight: 2, arbitrary: pattern },
  );
  if (depth === 0) return leaf;
  return fc.oneof(
    { weight: 6, arbitrary: leaf },
    { weight: 3, arbitrary: arrayConditions(depth - 1) },
    { weight: 2, arbitrary: conditions(depth - 1).map(($not) => ({ $not })) },
    { weight: 1, arbitrary: fc.tuple(leaf, leaf).map(([one, other]) => ({ ...one, ...other })) },
  );
}

/** `{ path: value }` and `{ path: { $operator: ... } }`. */
const fields = (depth: number): Arbitrary<Document> =>
  fc
    .tuple(paths, fc.oneof({ weight: 2, arbitrary: values(1) }, { weight: 3, arbitrary: conditions(depth) }))
    .map(([path, condition]) => ({ [path]: condition }));

const exprConditions: Arbitrary<Document> = fc
  .tuple(
    fc.constantFrom('$eq', '$ne', '$gt', '$gte', '$lt', '$lte'),
    fc.constantFrom('$a', '$b', '$a.b', '$c'),
    fc.oneof(
      fc.constantFrom('$a', '$b', '$c'),
      values(1).map(($literal) => ({ $literal })),
    ),
  )
  .map(([operator, left, right]) => ({ $expr: { [operator]: [left, right] } }));

/** A complete filter. */
export function filters(depth = 2): Arbitrary<Document> {
  const simple = fc.oneof(
    { weight: 12, arbitrary: fields(1) },
    { weight: 3, arbitrary: fc.tuple(fields(1), fields(1)).map(([one, other]) => ({ ...one, ...other })) },
    { weight: 1, arbitrary: exprConditions },
    { weight: 1, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fields(0).map((filter) => ({ ...filter, $comment: 'why' })) },
  );
  if (depth === 0) return simple;
  const joined = fc
    .tuple(fc.constantFrom('$and', '$or', '$nor'), fc.array(filters(depth - 1), { minLength: 1, maxLength: 3 }))
    .map(([operator, list]) => ({ [operator]: list }));
  return fc.oneof({ weight: 5, arbitrary: simple }, { weight: 1, arbitrary: joined });
}

/** Operands of `$pull`. */
export const pullOperands: Arbitrary<unknown> = fc.oneof(
  scalars,
  texts,
  comparison,
  fc.tuple(fc.constantFrom(...fieldNames), values(0)).map(([name, value]) => ({ [name]: value })),
  fields(0),
);
