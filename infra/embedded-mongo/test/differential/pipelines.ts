import fc, { type Arbitrary } from 'fast-check';
import type { Document } from 'mongodb';
import { expressions } from './expressions';
import { filters } from './filters';
import { namedPaths, paths } from './values';

const direction = fc.constantFrom(1, -1);

/** Sorts with a unique result: they end with the _id. */
export const sorts: Arbitrary<Document> = fc
  .array(fc.tuple(fc.oneof(namedPaths, fc.constant('a.b.c')), direction), { minLength: 1, maxLength: 2 })
  .map((keys) => ({ ...Object.fromEntries(keys), _id: 1 }));

/** Inclusions and exclusions. */
export const plainProjections: Arbitrary<Document> = fc.oneof(
  fc
    .tuple(fc.uniqueArray(paths, { minLength: 1, maxLength: 3 }), fc.constantFrom(1, 0))
    .map(([list, kept]): Document => Object.fromEntries(list.map((path) => [path, kept]))),
  paths.map((path) => ({ _id: 0, [path]: 1 })),
);

export const projections: Arbitrary<Document> = fc.oneof(
  plainProjections,
  fc.tuple(namedPaths, expressions(2)).map(([path, value]) => ({ [path]: value })),
  fc.tuple(paths, expressions(1)).map(([path, value]) => ({ x: value, [path]: true })),
  expressions(1).map((value) => ({ a: { b: 1, d: value } })),
);

/** What is missing stays apart from null here: see the deviations. */
const orNone = (value: unknown) => ({ $ifNull: [value, 'none'] });

const groupKey: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...['$a', '$b', '$a.b'].map(orNone), null, { x: orNone('$c'), y: orNone('$a') }),
  expressions(1).map(orNone),
);

const accumulators: Arbitrary<Document> = fc
  .tuple(
    fc.constantFrom('$sum', '$avg', '$min', '$max', '$first', '$last', '$push', '$addToSet'),
    fc.oneof(fc.constantFrom('$a', '$b', '$c', '$a.b', '$_id', 1), expressions(1)),
  )
  .map(([name, value]) => ({ [name]: value }));

const groups: Arbitrary<Document> = fc.tuple(groupKey, fc.array(accumulators, { maxLength: 3 })).map(([_id, list]) => ({
  $group: { _id, n: { $count: {} }, ...Object.fromEntries(list.map((each, at) => [`r${at}`, each])) },
}));

const unwinds: Arbitrary<Document> = fc
  .record(
    {
      path: fc.constantFrom('$a', '$b', '$a.b', '$c'),
      preserveNullAndEmptyArrays: fc.boolean(),
    },
    { requiredKeys: ['path'] },
  )
  .map(($unwind) => ({ $unwind }));

const lookups: Arbitrary<Document> = fc.oneof(
  fc
    .record({ localField: paths, foreignField: paths, as: fc.constantFrom('j', 'a', 'b.j') })
    .map((fields) => ({ $lookup: { from: 'others', ...fields } })),
  fc.tuple(filters(1), fc.boolean()).map(([filter, joins]) => ({
    $lookup: {
      from: 'others',
      ...(joins ? { localField: 'a', foreignField: 'a' } : {}),
      let: { v: '$b' },
      pipeline: [{ $match: filter }, { $addFields: { v: '$$v' } }, { $sort: { _id: 1 } }],
      as: 'j',
    },
  })),
  fc.constant({
    $lookup: { from: 'others', let: { v: '$a' }, pipeline: [{ $match: { $expr: { $eq: ['$a', '$$v'] } } }], as: 'j' },
  }),
);

const stages: [weight: number, stage: Arbitrary<Document>][] = [
  [3, filters().map(($match) => ({ $match }))],
  [1, expressions(2).map(($expr) => ({ $match: { $expr } }))],
  [4, projections.map(($project) => ({ $project }))],
  [4, fc.tuple(namedPaths, expressions(2)).map(([path, value]) => ({ $addFields: { [path]: value } }))],
  [1, fc.oneof(paths, fc.uniqueArray(paths, { minLength: 1, maxLength: 2 })).map(($unset) => ({ $unset }))],
  [2, unwinds],
  [3, groups],
  [1, fc.integer({ min: 0, max: 4 }).map(($skip) => ({ $skip }))],
  [1, fc.integer({ min: 1, max: 6 }).map(($limit) => ({ $limit }))],
  [1, expressions(1).map((value) => ({ $replaceRoot: { newRoot: { $mergeObjects: ['$$ROOT', { d: value }] } } }))],
  [1, fc.constantFrom('$a', '$b', { $ifNull: ['$a', {}] }).map(($replaceWith) => ({ $replaceWith }))],
  [2, lookups],
];

const anyStage = fc.oneof(...stages.map(([weight, arbitrary]) => ({ weight, arbitrary })));

const isGroup = (stage: Document) => '$group' in stage;

const facets: Arbitrary<Document> = fc
  .tuple(anyStage, anyStage)
  .filter((pair) => !pair.some(isGroup))
  .map(([one, other]) => ({ $facet: { one: [one, { $limit: 3 }], other: [other, { $count: 'n' }] } }));

const start: Arbitrary<Document[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Document[]>([{ $sort: { _id: 1 } }]) },
  { weight: 1, arbitrary: sorts.map(($sort): Document[] => [{ $sort }]) },
  { weight: 1, arbitrary: fc.tuple(filters(), sorts).map(([$match, $sort]): Document[] => [{ $match }, { $sort }]) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(namedPaths, expressions(1), sorts)
      .map(([path, value, $sort]): Document[] => [{ $set: { [path]: value } }, { $sort }]),
  },
);

/** A group with unique keys that is sorted by them. */
const sortGroups = ({ $group }: Document): Document[] => [
  { $group: { ...($group as Document), _id: { k: ($group as Document)['_id'] ?? orNone('$a') } } },
  { $sort: { _id: 1 } },
];

/** Pipelines over documents in a defined order; groups inside a pipeline are sorted. */
export const pipelines: Arbitrary<Document[]> = fc
  .tuple(
    fc.constantFrom<Document[]>([], [], [], [], [{ $count: 'n' }]),
    start,
    fc.array(fc.oneof({ weight: 14, arbitrary: anyStage }, { weight: 1, arbitrary: facets }), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([last, first, list]) => [
    ...first,
    ...list.flatMap((stage, at) => (isGroup(stage) && at < list.length - 1 ? sortGroups(stage) : [stage])),
    ...last,
  ]);
