import fc, { type Arbitrary } from 'fast-check';
import type { Document } from 'mongodb';
import { computableDates, objectIds, plainNumbers, scalars, texts, values } from './values';

type Expression = Arbitrary<unknown>;

const references = fc.constantFrom('$a', '$b', '$c', '$a.b', '$b.a', '$a.b.c', '$$ROOT.c', '$$CURRENT.a');
const literals = values(1).map(($literal) => ({ $literal }));
const zones = fc.constantFrom(undefined, 'UTC', 'Asia/Kolkata', 'America/New_York', 'Europe/London', '+05:30', '-03');
// The engine cuts to other days and weeks than the date's, and in a zone to other months.
const cutUnits = fc.constantFrom('year', 'quarter', 'month', 'hour', 'minute', 'second');
const units = fc.constantFrom('year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second', 'millisecond');

/** `{ name: [argument, ...] }` for one of the names. */
const call = (names: string[], ...args: Expression[]): Expression =>
  fc.tuple(fc.constantFrom(...names), fc.tuple(...args)).map(([name, list]) => ({ [name]: list }));

/** `{ name: argument }` for one of the names; a list would be taken for the arguments. */
const callOf = (names: string[], argument: Expression): Expression =>
  fc
    .tuple(fc.constantFrom(...names), argument)
    .map(([name, value]) => ({ [name]: Array.isArray(value) ? [value] : value }));

/** A field where it has the kind that is wanted, otherwise the other value: seldom the field as it is. */
const guarded = (test: (field: string) => Document, other: Expression): Expression =>
  fc
    .tuple(references, other, fc.integer({ min: 0, max: 11 }))
    .map(([field, value, chance]) => (chance === 0 ? field : { $cond: [test(field), field, value] }));

const isKind = (kind: string) => (field: string) => ({ $eq: [{ $type: field }, kind] });

function numbers(depth: number): Expression {
  const leaf = fc.oneof(
    // A constant that cannot be computed with is an error to the engine also where nobody asks for it.
    fc.integer({ min: -2, max: 4 }),
    plainNumbers.map((value) => ({ $ifNull: ['$none', value] })),
    guarded((field) => ({ $isNumber: field }), fc.integer({ min: -2, max: 5 })),
  );
  if (depth === 0) return leaf;
  const [inner, list, text] = [numbers(depth - 1), lists(depth - 1), strings(depth - 1)];
  return fc.oneof(
    { weight: 4, arbitrary: leaf },
    { weight: 2, arbitrary: call(['$add', '$multiply'], inner, inner) },
    { weight: 2, arbitrary: call(['$subtract', '$divide', '$mod', '$cmp'], inner, inner) },
    { weight: 2, arbitrary: callOf(['$abs', '$ceil', '$floor', '$trunc', '$round'], inner) },
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
    { weight: 1, arbitrary: callOf(['$strLenCP'], text) },
    {
      weight: 1,
      arbitrary: callOf(
        ['$toInt', '$toLong', '$toDouble'],
        fc.oneof(references, numbers(0), fc.constantFrom('12', '-7'), fc.boolean()),
      ),
    },
    { weight: 1, arbitrary: call(['$subtract'], moments(depth - 1), moments(depth - 1)) },
    { weight: 2, arbitrary: dateParts(depth - 1) },
  );
}

function dateParts(depth: number): Expression {
  const part = fc
    .tuple(
      fc.constantFrom('$year', '$month', '$dayOfMonth', '$hour', '$minute', '$second', '$dayOfWeek'),
      moments(depth),
      zones,
    )
    .map(([name, date, timezone]) => ({ [name]: timezone === undefined ? date : { date, timezone } }));
  const difference = fc
    .record({
      startDate: moments(0),
      endDate: moments(0),
      unit: units,
      timezone: zones,
    })
    .map(($dateDiff) => ({ $dateDiff: withoutUndefined($dateDiff) }));
  return fc.oneof(part, difference);
}

const withoutUndefined = (document: Document): Document =>
  Object.fromEntries(Object.entries(document).filter(([, value]) => value !== undefined));

function moments(depth: number): Expression {
  const leaf = fc.oneof(computableDates, guarded(isKind('date'), computableDates));
  if (depth === 0) return leaf;
  const inner = moments(depth - 1);
  const moved = fc
    .tuple(
      fc.constantFrom('$dateAdd', '$dateSubtract'),
      fc.record({ startDate: inner, unit: units, amount: fc.integer({ min: -14, max: 25 }), timezone: zones }),
    )
    .map(([name, fields]) => ({ [name]: withoutUndefined(fields) }));
  const truncated = fc.record({ date: inner, unit: cutUnits }).map(($dateTrunc) => ({ $dateTrunc }));
  return fc.oneof(
    leaf,
    moved,
    truncated,
    call(['$add', '$subtract'], inner, fc.integer({ min: -90_000, max: 90_000 })),
    callOf(['$toDate'], fc.oneof(inner, objectIds, fc.constantFrom('2024-02-29T10:00:00Z', '2024-01-05'))),
  );
}

function strings(depth: number): Expression {
  const leaf = fc.oneof(texts, guarded(isKind('string'), texts));
  if (depth === 0) return leaf;
  const inner = strings(depth - 1);
  const formatted = fc
    .record({
      date: moments(depth - 1),
      format: fc.constantFrom('%Y-%m-%d', '%d.%m.%Y %H:%M:%S.%L', '%H%M%z', '%j %%'),
      timezone: zones,
    })
    .map(($dateToString) => ({ $dateToString: withoutUndefined($dateToString) }));
  return fc.oneof(
    { weight: 2, arbitrary: leaf },
    { weight: 2, arbitrary: call(['$concat'], inner, inner) },
    {
      weight: 2,
      arbitrary: callOf(
        ['$toLower', '$toUpper'],
        fc.oneof(
          inner,
          scalars.map(($literal) => ({ $literal })),
        ),
      ),
    },
    {
      weight: 1,
      arbitrary: call(['$substrCP'], inner, fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 3 })),
    },
    {
      weight: 1,
      arbitrary: fc.oneof(
        inner.map((input) => ({ $trim: { input } })),
        inner.map((input) => ({ $trim: { input, chars: 'ab' } })),
      ),
    },
    {
      weight: 2,
      arbitrary: callOf(['$toString'], fc.oneof(inner, numbers(0), moments(0), objectIds, fc.boolean(), references)),
    },
    { weight: 1, arbitrary: callOf(['$type'], fc.oneof(references, literals)) },
    { weight: 1, arbitrary: formatted },
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
    {
      weight: 1,
      arbitrary: callOf(
        ['$toBool'],
        fc.oneof(
          references,
          scalars.map(($literal) => ({ $literal })),
        ),
      ),
    },
    { weight: 1, arbitrary: call(['$in'], expressions(0), lists(depth - 1)) },
    { weight: 1, arbitrary: call(['$setIsSubset'], lists(0), lists(0)) },
    {
      weight: 1,
      arbitrary: fc
        .record({
          input: strings(depth - 1),
          regex: fc.constantFrom('a', '^B', '.b?$'),
          options: fc.constantFrom('', 'i'),
        })
        .map(($regexMatch) => ({ $regexMatch })),
    },
  );
}

/** A branch comes as its fields: linters take an object with `then` for a promise. */
const switching = (branch: [string, unknown][], other: unknown) => ({
  $switch: { branches: [Object.fromEntries(branch)], default: other },
});

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
    guarded((field) => ({ $isArray: field }), made),
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
    { weight: 2, arbitrary: call(['$setUnion', '$setIntersection', '$setDifference'], inner, inner) },
    { weight: 1, arbitrary: callOf(['$reverseArray'], inner) },
    { weight: 1, arbitrary: call(['$slice'], inner, small) },
    { weight: 1, arbitrary: call(['$slice'], inner, small, fc.integer({ min: 1, max: 3 })) },
    { weight: 1, arbitrary: call(['$range'], small, fc.integer({ min: 0, max: 6 }), fc.constantFrom(1, 2, -1)) },
    { weight: 2, arbitrary: fc.tuple(inner, element).map(([input, each]) => ({ $map: { input, in: each } })) },
    { weight: 2, arbitrary: fc.tuple(inner, element).map(([input, cond]) => ({ $filter: { input, cond } })) },
    { weight: 1, arbitrary: call(['$split'], strings(depth - 1), fc.constantFrom('a', ' ', 'b')) },
    { weight: 1, arbitrary: callOf(['$objectToArray'], documents(depth - 1)) },
  );
}

function documents(depth: number): Expression {
  const made = expressions(0).map((value) => ({ k: value, l: 1 }));
  const leaf = fc.oneof(made, guarded(isKind('object'), made));
  if (depth === 0) return leaf;
  const inner = documents(depth - 1);
  const pairs = fc.array(fc.record({ k: fc.constantFrom('x', 'y'), v: expressions(depth - 1) }), { maxLength: 3 });
  return fc.oneof(
    leaf,
    call(['$mergeObjects'], inner, inner),
    pairs.map((list) => ({ $arrayToObject: [list] })),
  );
}

/** Any expression: well typed but for a few. */
export function expressions(depth: number): Expression {
  if (depth === 0) return fc.oneof(references, references, literals, scalars);
  const inner = expressions(depth - 1);
  return fc.oneof(
    { weight: 4, arbitrary: numbers(depth) },
    { weight: 3, arbitrary: strings(depth) },
    { weight: 3, arbitrary: booleans(depth) },
    { weight: 3, arbitrary: lists(depth) },
    { weight: 2, arbitrary: documents(depth) },
    { weight: 2, arbitrary: moments(depth) },
    { weight: 2, arbitrary: inner },
    { weight: 1, arbitrary: call(['$cond'], booleans(depth - 1), inner, inner) },
    { weight: 1, arbitrary: call(['$ifNull'], inner, inner) },
    {
      weight: 1,
      arbitrary: fc.tuple(booleans(depth - 1), inner, inner).map(([test, then, other]) =>
        switching(
          [
            ['case', test],
            ['then', then],
          ],
          other,
        ),
      ),
    },
    { weight: 1, arbitrary: inner.map((value) => ({ $let: { vars: { v: value }, in: ['$$v', '$a'] } })) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        call(['$arrayElemAt'], lists(depth - 1), fc.integer({ min: -3, max: 3 })),
        callOf(['$first', '$last'], lists(depth - 1)),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(lists(depth - 1), inner).map(([input, start]) => ({
        $reduce: { input, initialValue: { $ifNull: [start, 0] }, in: ['$$value', '$$this'] },
      })),
    },
    { weight: 1, arbitrary: fc.constantFrom('$$REMOVE', '$$ROOT') },
  );
}
