import { Double, Long } from 'bson';
import type { Doc } from '../bson/values';
import { compileFilter } from '../matching/filter';
import type { LeadingQuery } from './stage';
import { compileExpression } from '../expressions/expression';
import { compilePipeline } from './pipeline';

const people: Doc[] = [{ _id: 'p1', unit: 'u1' }, { _id: 'p2', unit: 'u2' }, { _id: 'p3' }];
const find = (_: string, { filter }: LeadingQuery) => people.filter(compileFilter(filter));
const count = (_: string, query: LeadingQuery) => find(_, query).length;
const run = (docs: Doc[], ...stages: Doc[]) => compilePipeline(stages)(docs, { find, count, variables: {} });
const value = (expression: unknown, root: Doc = {}) => compileExpression(expression)({ root, variables: {} });

describe('a pipeline', () => {
  const sales = [
    { _id: 1, shop: 'a', n: 2, tags: ['x', 'y'] },
    { _id: 2, shop: 'b', n: 3, tags: [] },
    { _id: 3, shop: 'a', n: 5 },
  ];

  it('matches, groups and sorts', () => {
    const grouped = run(
      sales,
      { $match: { n: { $gte: 2 } } },
      {
        $group: { _id: '$shop', n: { $sum: '$n' }, most: { $max: '$n' }, ids: { $push: '$_id' }, mean: { $avg: '$n' } },
      },
      { $sort: { _id: 1 } },
    );
    expect(grouped).toEqual([
      { _id: 'a', n: 7, most: 5, ids: [1, 3], mean: 3.5 },
      { _id: 'b', n: 3, most: 3, ids: [2], mean: new Double(3) },
    ]);
  });

  it('counts, and returns no document when there is nothing to count', () => {
    expect(run(sales, { $count: 'n' })).toEqual([{ n: 3 }]);
    expect(run([], { $count: 'n' })).toEqual([]);
  });

  it('unwinds arrays', () => {
    expect(run(sales, { $unwind: '$tags' }, { $project: { tags: 1 } })).toEqual([
      { _id: 1, tags: 'x' },
      { _id: 1, tags: 'y' },
    ]);
    const kept = run(
      sales,
      { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true } },
      { $project: { tags: 1 } },
    );
    expect(kept).toEqual([{ _id: 1, tags: 'x' }, { _id: 1, tags: 'y' }, { _id: 2 }, { _id: 3 }]);
  });

  it('unwinds below documents only, and keeps a document without the field unchanged', () => {
    const docs = [{ o: { l: [1] } }, { o: [{ l: [2] }] }, { o: 5 }];
    expect(run(docs, { $unwind: '$o.l' })).toEqual([{ o: { l: 1 } }]);
    expect(run(docs, { $unwind: { path: '$o.l', preserveNullAndEmptyArrays: true } })).toEqual([
      { o: { l: 1 } },
      { o: [{ l: [2] }] },
      { o: 5 },
    ]);
  });

  it('groups by value: all number types together, missing fields with null', () => {
    const docs = [{ k: 1, v: 2 }, { k: new Double(1), v: 'x' }, { k: Long.fromNumber(1), v: null }, { k: null }, {}];
    const accumulators = { sum: { $sum: '$v' }, all: { $push: '$v' }, first: { $first: '$v' }, last: { $last: '$v' } };
    expect(run(docs, { $group: { _id: '$k', n: { $count: {} }, ...accumulators } })).toEqual([
      { _id: 1, n: 3, sum: 2, all: [2, 'x', null], first: 2, last: null },
      { _id: null, n: 2, sum: 0, all: [], first: null, last: null },
    ]);
    expect(run([{}], { $group: { _id: { x: '$none' } } })).toEqual([{ _id: { x: null } }]);
    expect(run([], { $group: { _id: null, n: { $sum: 1 } } })).toEqual([]);
  });

  it('includes, excludes, adds and removes fields', () => {
    const doc = { _id: 1, a: { b: 1, c: 2 }, list: [{ b: 1, c: 2 }, 5] };
    expect(run([doc], { $project: { 'a.b': 1, 'list.c': 1 } })).toEqual([{ _id: 1, a: { b: 1 }, list: [{ c: 2 }] }]);
    expect(run([doc], { $project: { _id: 0, 'a.b': 0, list: 0 } })).toEqual([{ a: { c: 2 } }]);
    expect(run([doc], { $project: { _id: 0, sum: { $add: ['$a.b', '$a.c'] } } })).toEqual([{ sum: 3 }]);
    expect(run([doc], { $addFields: { 'a.d': 3, list: '$$REMOVE' } })).toEqual([{ _id: 1, a: { b: 1, c: 2, d: 3 } }]);
    expect(run([doc], { $unset: ['a', 'list'] })).toEqual([{ _id: 1 }]);
  });

  it('joins on equality, with null for missing fields', () => {
    const docs = [{ _id: 1, who: 'p1' }, { _id: 2, who: ['p2', 'p3'] }, { _id: 3 }];
    const joined = run(docs, { $lookup: { from: 'people', localField: 'who', foreignField: '_id', as: 'who' } });
    expect(joined.map((doc) => (doc['who'] as Doc[]).map(({ _id }) => _id))).toEqual([['p1'], ['p2', 'p3'], []]);
    const byUnit = run([{ _id: 1 }], {
      $lookup: { from: 'people', localField: 'unit', foreignField: 'unit', as: 'who' },
    });
    expect(byUnit).toEqual([{ _id: 1, who: [{ _id: 'p3' }] }]);
  });

  it('joins null, missing fields and empty arrays with null, and arrays as a whole and by their elements', () => {
    const others: Doc[] = [{ _id: 0, k: 1 }, { _id: 1, k: null }, { _id: 2 }, { _id: 3, k: [1, 2] }, { _id: 4, k: [] }];
    const lookup = { $lookup: { from: 'others', localField: 'a', foreignField: 'k', as: 'j' } };
    const docs = [{ a: [] }, { a: null }, {}, { a: new Double(1) }, { a: [[1, 2]] }, { a: [2, 1] }];
    const among = (_: string, { filter }: LeadingQuery) => others.filter(compileFilter(filter));
    const joined = compilePipeline([lookup])(docs, { find: among, count, variables: {} });
    expect(joined.map((doc) => (doc['j'] as Doc[]).map(({ _id }) => _id))).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
      [0, 3],
      [3],
      [0, 3],
    ]);
  });

  it('joins by a pipeline, alone or after the equality', () => {
    const pipeline = [{ $match: { $expr: { $eq: ['$unit', '$$wanted'] } } }, { $project: { _id: 1 } }];
    expect(run([{ u: 'u2' }], { $lookup: { from: 'people', let: { wanted: '$u' }, pipeline, as: 'j' } })).toEqual([
      { u: 'u2', j: [{ _id: 'p2' }] },
    ]);
    const both = {
      from: 'people',
      localField: 'who',
      foreignField: '_id',
      pipeline: [{ $project: { unit: 1, _id: 0 } }],
      as: 'j',
    };
    expect(run([{ who: 'p1' }], { $lookup: both })).toEqual([{ who: 'p1', j: [{ unit: 'u1' }] }]);
  });

  it('goes on with the documents of another pipeline', () => {
    const named = { $unionWith: { coll: 'people', pipeline: [{ $match: { unit: 'u2' } }, { $project: { _id: 1 } }] } };
    expect(run([{ _id: 1 }], named)).toEqual([{ _id: 1 }, { _id: 'p2' }]);
    expect(run([{ _id: 1 }], { $unionWith: 'people' })).toEqual([{ _id: 1 }, ...people]);
  });

  it('does not read the other pipeline when a limit is reached without it', () => {
    const unread = () => {
      throw new Error('read');
    };
    const limited = compilePipeline([{ $unionWith: 'people' }, { $limit: 1 }]);
    expect(limited([{ _id: 1 }], { find: unread, count, variables: {} })).toEqual([{ _id: 1 }]);
    expect(() => limited([], { find: unread, count, variables: {} })).toThrow('read');
  });

  it.each([
    ['a name', 'members', 2],
    ['a number', 1, 2],
    ['nothing to count', 'members', 0],
  ])('counts the other pipeline without reading it, as %s', (_what, _id, total) => {
    const find = () => {
      throw new Error('read');
    };
    const pipeline = [{ $match: { unit: 'u1' } }, { $group: { _id, n: { $sum: 1 } } }];
    const counted = compilePipeline([{ $unionWith: { coll: 'people', pipeline } }]);
    const docs = counted([{ _id: 0 }], { find, count: () => total, variables: {} });
    expect(docs).toEqual(total === 0 ? [{ _id: 0 }] : [{ _id: 0 }, { _id, n: total }]);
  });

  it.each<[string, Doc[]]>([
    ['groups by a field', [{ $group: { _id: '$unit', n: { $sum: 1 } } }]],
    ['counts more than documents', [{ $group: { _id: 'all', n: { $sum: '$weight' } } }]],
    ['counts within a limit', [{ $limit: 1 }, { $group: { _id: 'all', n: { $sum: 1 } } }]],
    ['goes on after counting', [{ $group: { _id: 'all', n: { $sum: 1 } } }, { $project: { n: 1 } }]],
  ])('reads the other pipeline where it %s', (_what, pipeline) => {
    const count = () => {
      throw new Error('counted');
    };
    const united = compilePipeline([{ $unionWith: { coll: 'people', pipeline } }]);
    expect(united([], { find, count, variables: {} }).length).toBeGreaterThan(0);
  });

  it('runs several pipelines with $facet', () => {
    expect(
      run(sales, { $facet: { page: [{ $skip: 1 }, { $limit: 1 }, { $project: { n: 1 } }], total: [{ $count: 'n' }] } }),
    ).toEqual([{ page: [{ _id: 2, n: 3 }], total: [{ n: 3 }] }]);
  });

  it('replaces the root', () => {
    expect(run(sales, { $replaceRoot: { newRoot: { s: '$shop' } } }, { $limit: 1 })).toEqual([{ s: 'a' }]);
  });

  it.each<[string, Doc, number]>([
    ['an unknown stage', { $conquer: 1 }, 40324],
    ['an unsupported stage', { $graphLookup: {} }, 115],
    ['two stages in one', { $limit: 1, $skip: 1 }, 40323],
    ['includeArrayIndex of $unwind', { $unwind: { path: '$a', includeArrayIndex: 'n' } }, 115],
    ['a limit of 0', { $limit: 0 }, 15958],
    ['inclusion and exclusion at once', { $project: { a: 1, b: 0 } }, 31254],
    ['a stage of random documents', { $sample: { size: 1 } }, 115],
    ['a union without a collection', { $unionWith: { pipeline: [] } }, 9],
    ['a union with no pipeline', { $unionWith: { coll: 'people', pipeline: {} } }, 14],
    ['a union with an unknown stage', { $unionWith: { coll: 'people', pipeline: [{ $conquer: {} }] } }, 40324],
    ['a join without fields', { $lookup: { from: 'people', as: 'j' } }, 9],
    ['a facet in a facet', { $facet: { a: [{ $facet: { b: [] } }] } }, 40600],
    ['a facet of a name with a dot', { $facet: { 'a.b': [] } }, 16412],
    ['a group without an _id', { $group: {} }, 15955],
    ['an unsupported accumulator', { $group: { _id: 1, a: { $stdDevPop: '$n' } } }, 15952],
    ['an unknown accumulator', { $group: { _id: 1, a: { $median: 1 } } }, 15952],
    ['an undefined variable', { $project: { a: '$$who' } }, 17276],
  ])('refuses %s', (_, stage, code) => {
    expect(() => run([{}], stage)).toThrow(expect.objectContaining({ code }));
  });
});

describe('an expression', () => {
  it.each<[unknown, unknown]>([
    [{ $add: [1, Long.fromNumber(2)] }, Long.fromNumber(3)],
    [{ $subtract: [Long.fromNumber(15), 5] }, Long.fromNumber(10)],
    [{ $divide: [7, 2] }, 3.5],
    [{ $concat: ['a', '$missing'] }, null],
    [{ $cond: [{ $gt: [2, 1] }, 'yes', 'no'] }, 'yes'],
    [{ $ifNull: ['$missing', null, 7] }, 7],
    [{ $map: { input: [1, 2], as: 'n', in: { $multiply: ['$$n', 2] } } }, [2, 4]],
    [{ $filter: { input: [1, 2, 3], cond: { $gte: ['$$this', 2] } } }, [2, 3]],
    [{ $arrayElemAt: [[1, 2], -1] }, 2],
    [{ $literal: '$a' }, '$a'],
    [{ $setField: { field: { $literal: '$x' }, input: {}, value: 1 } }, { $x: 1 }],
  ])('%j', (expression, expected) => {
    expect(value(expression)).toEqual(expected);
  });

  it('follows paths through arrays, and omits missing fields', () => {
    const root = { list: [{ n: 1 }, { n: 2 }, 5, {}] };
    expect(value('$list.n', root)).toEqual([1, 2]);
    expect(value({ a: '$none', b: '$list.n' }, root)).toEqual({ b: [1, 2] });
    expect(value(['$none'], root)).toEqual([null]);
  });
});
