import fc, { type Arbitrary } from 'fast-check';
import type { Document } from 'mongodb';
import { plainNumbers, scalars, texts, values } from './values';

type Expression = Arbitrary<unknown>;

const references = fc.constantFrom('$a', '$b', '$c', '$a.b', '$b.a', '$a.b.c', '$$ROOT.c', '$$CURRENT.a');
const literals = values(1).map(($literal) => ({ $literal }));
/** `{ name: [argument, ...] }` for one of the names. */
const call = (names: string[], ...args: Expression[]): Expression =>
  fc.tuple(fc.constantFrom(...names), fc.tuple(...args)).map(([name, list]) => ({ [name]: list }));

/** `{ name: argument }` for one of the names; an array is wrapped, since it would count as the list of arguments. */
const callOf = (names: string[], argument: Expression): Expression =>
  fc
    .tuple(fc.constantFrom(...names), argument)
    .map(([name, value]) => ({ [name]: Array.isArray(value) ? [value] : value }));

/** A field if it has the wanted type and another value if not; rarely the field without that test. */
const mostlyOfType = (test: (field: string) => Document, other: Expression): Expression =>
  fc
    .tuple(references, other, fc.integer({ min: 0, max: 11 }))
    .map(([field, value, chance]) => (chance === 0 ? field : { $cond: [test(field), field, value] }));

const isKind = (kind: string) => (field: string) => ({ $eq: [{ $type: field }, kind] });

function numbers(depth: number): Expression {
  const leaf = fc.oneof(
    // A constant that is invalid for an operator is an error on the engine even when it is not evaluated.
    fc.integer({ min: -2, max: 4 }),
    plainNumbers.map((value) => ({ $ifNull: ['$none', value] })),
    mostlyOfType((field) => ({ $isNumber: field }), fc.integer({ min: -2, max: 5 })),
  );
  if (depth === 0) return leaf;
  const [inner, list] = [numbers(depth - 1), lists(depth - 1)];
  return fc.oneof(
    { weight: 4, arbitrary: leaf },
    { weight: 2, arbitrary: call(['$add', '$multiply'], inner, inner) },
    { weight: 2, arbitrary: call(['$subtract', '$divide', '$cmp'], inner, inner) },
    { weight: 1, arbitrary: call(['$sum', '$avg', '$min', '$max'], inner, inner, references) },
    { weight: 1, arbitrary: callOf(['$sum', '$avg', '$min', '$max'], references) },
    { weight: 1, arbitrary: callOf(['$size'], list) },
    {
      weight: 1,
      arbitrary: call(
        ['$indexOfArray'],
        list,
        scalars.map(($literal) => ({ $literal })),
      ),
    },
  );
}

function strings(depth: number): Expression {
  const leaf = fc.oneof(texts, mostlyOfType(isKind('string'), texts));
  if (depth === 0) return leaf;
  return fc.oneof(
    leaf,
    call(['$concat'], strings(depth - 1), strings(depth - 1)),
    callOf(['$type'], fc.oneof(references, literals)),
  );
}

function booleans(depth: number): Expression {
  const leaf = fc.oneof(fc.boolean(), references);
  if (depth === 0) return leaf;
  const inner = fc.oneof(expressions(depth - 1), booleans(depth - 1));
  return fc.oneof(
    { weight: 4, arbitrary: call(['$eq', '$ne', '$gt', '$gte', '$lt', '$lte'], inner, inner) },
    { weight: 2, arbitrary: call(['$and', '$or'], inner, inner) },
    { weight: 1, arbitrary: call(['$not'], inner) },
    { weight: 1, arbitrary: callOf(['$isArray', '$isNumber'], fc.oneof(references, literals)) },
    { weight: 1, arbitrary: call(['$in'], expressions(0), lists(depth - 1)) },
  );
}

function lists(depth: number): Expression {
  const made = fc.array(
    fc.oneof(
      scalars.map(($literal) => ({ $literal })),
      references,
    ),
    { maxLength: 3 },
  );
  const leaf = fc.oneof(
    made,
    mostlyOfType((field) => ({ $isArray: field }), made),
  );
  if (depth === 0) return leaf;
  const inner = lists(depth - 1);
  const small = fc.integer({ min: -3, max: 3 });
  const element = fc.constantFrom<unknown>(
    '$$this',
    ['$$this', '$a'],
    { $type: '$$this' },
    { $eq: ['$$this', '$b'] },
    '$$this.a',
  );
  return fc.oneof(
    { weight: 3, arbitrary: leaf },
    { weight: 2, arbitrary: call(['$concatArrays'], inner, inner) },
    { weight: 1, arbitrary: call(['$slice'], inner, small) },
    { weight: 1, arbitrary: call(['$slice'], inner, small, fc.integer({ min: 1, max: 3 })) },
    { weight: 2, arbitrary: fc.tuple(inner, element).map(([input, each]) => ({ $map: { input, in: each } })) },
    { weight: 2, arbitrary: fc.tuple(inner, element).map(([input, cond]) => ({ $filter: { input, cond } })) },
  );
}

function documents(depth: number): Expression {
  const made = expressions(0).map((value) => ({ k: value, l: 1 }));
  const leaf = fc.oneof(made, mostlyOfType(isKind('object'), made));
  if (depth === 0) return leaf;
  const inner = documents(depth - 1);
  return fc.oneof(leaf, call(['$mergeObjects'], inner, inner));
}

/** Expressions with mostly valid types. */
export function expressions(depth: number): Expression {
  if (depth === 0) return fc.oneof(references, references, literals, scalars);
  const inner = expressions(depth - 1);
  return fc.oneof(
    { weight: 4, arbitrary: numbers(depth) },
    { weight: 3, arbitrary: strings(depth) },
    { weight: 3, arbitrary: booleans(depth) },
    { weight: 3, arbitrary: lists(depth) },
    { weight: 2, arbitrary: documents(depth) },
    { weight: 2, arbitrary: inner },
    { weight: 1, arbitrary: call(['$cond'], booleans(depth - 1), inner, inner) },
    { weight: 1, arbitrary: call(['$ifNull'], inner, inner) },
    { weight: 1, arbitrary: inner.map((value) => ({ $let: { vars: { v: value }, in: ['$$v', '$a'] } })) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        call(['$arrayElemAt'], lists(depth - 1), fc.integer({ min: -3, max: 3 })),
        callOf(['$first', '$last'], lists(depth - 1)),
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom('$$REMOVE', '$$ROOT') },
  );
}
