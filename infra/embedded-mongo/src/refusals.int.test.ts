import { Timestamp, type Db, type Document, type MongoClient } from 'mongodb';
import { setUpStore } from '../test/open-store';

let client: MongoClient;
let db: Db;

setUpStore(async (opened) => {
  ({ client, db } = opened);
  await db.collection('rows').insertOne({ a: [1], b: [2], when: new Date() });
});

/** The error of a command or of its first statement. */
async function failureOf(command: Document): Promise<{ code: number; text: string }> {
  const answer: Document = await db.command(command).catch((error: unknown) => error as Document);
  const failure = (answer['writeErrors'] as Document[] | undefined)?.[0] ?? answer;
  return { code: failure['code'] as number, text: String(failure['errmsg'] ?? failure['message']) };
}

async function expectRefusal(command: Document, code: number, name: string): Promise<void> {
  const failure = await failureOf(command);
  expect(failure).toMatchObject({ code, text: expect.stringContaining(name) });
}

const find = (filter: Document): Document => ({ find: 'rows', filter });
const update = (u: Document, more: Document = {}): Document => ({ update: 'rows', updates: [{ q: {}, u, ...more }] });
const stage = (each: Document): Document => ({ aggregate: 'rows', pipeline: [each], cursor: {} });
const expression = (x: Document): Document => stage({ $project: { x } });
const group = (x: Document): Document => stage({ $group: { _id: 1, x } });
const index = (key: Document, more: Document = {}): Document => ({
  createIndexes: 'rows',
  indexes: [{ key, name: 'made', ...more }],
});
const english = { locale: 'en', strength: 2 };

describe('what the store does not do it refuses, by MongoDB’s own code and its name', () => {
  it.each(['bulkWrite', 'collMod', 'mapReduce', 'renameCollection', 'validate', 'conquer', '__proto__', 'constructor'])(
    'the command %s',
    (name) => expectRefusal(Object.fromEntries([[name, 1]]), 59, name),
  );

  it.each(['$near', '$geoWithin', '$bitsAllSet', '$jsonSchema', '$text', '$conquer', '$rand', '$mod'])(
    'the query operator %s',
    async (name) => {
      await expectRefusal(find({ a: { [name]: {} } }), 2, name);
      await expectRefusal(find({ [name]: {} }), 2, name);
    },
  );

  it.each(['$where', '$sampleRate', '$alwaysTrue'])('the filter %s', (name) =>
    expectRefusal(find({ [name]: 1 }), 2, name),
  );

  it.each(['$bit', '$rename', '$pushAll', '$isolated', '$conquer'])('the update operator %s', (name) =>
    expectRefusal(update({ [name]: { a: 1 } }), 9, name),
  );

  it.each(
    '$out $merge $sample $sortByCount $bucket $bucketAuto $graphLookup $geoNear $setWindowFields $redact $documents $changeStream $indexStats $collStats'.split(
      ' ',
    ),
  )('the stage %s', (name) => expectRefusal(stage({ [name]: {} }), 115, name));

  it.each(
    (
      '$rand $convert $function $pow $sqrt $mod $abs $ceil $floor $round $trunc $switch $reduce $range $reverseArray $sortArray $zip $arrayToObject ' +
      '$objectToArray $setUnion $setIntersection $setDifference $setIsSubset $toLower $toUpper $substr $substrCP $strLenCP $split $trim $replaceAll ' +
      '$regexMatch $toString $toInt $toLong $toDouble $toDecimal $toBool $toDate $toObjectId $year $month $dayOfMonth $hour $dayOfWeek ' +
      '$dateToString $dateFromString $dateAdd $dateDiff $dateTrunc $conquer'
    ).split(' '),
  )('the expression %s', (name) => expectRefusal(expression({ [name]: ['$a'] }), 168, name));

  it.each<[string, Document]>([
    ['$slice', { a: { $slice: 1 } }],
    ['$elemMatch', { a: { $elemMatch: { $gt: 0 } } }],
    ['a positional $', { 'a.$': 1 }],
  ])('%s in a projection', (name, projection) =>
    expectRefusal({ find: 'rows', filter: { a: 1 }, projection }, 115, name),
  );

  it.each('$stdDevPop $stdDevSamp $top $bottom $firstN $maxN $accumulator'.split(' '))('the accumulator %s', (name) =>
    expectRefusal(group({ [name]: '$a' }), 15952, name),
  );

  it.each(
    'capped validator viewOn pipeline timeseries clusteredIndex expireAfterSeconds changeStreamPreAndPostImages'.split(
      ' ',
    ),
  )('collections with %s', (name) => expectRefusal({ create: 'made', [name]: { a: 1 } }, 115, name));

  it.each('tailable awaitData returnKey showRecordId noCursorTimeout min max'.split(' '))('find with %s', (name) =>
    expectRefusal({ find: 'rows', [name]: name.startsWith('m') ? { a: 1 } : true }, 115, name),
  );

  it.each<[string, Document]>([
    ['find', { find: 'rows', collation: english }],
    ['count', { count: 'rows', collation: english }],
    ['distinct', { distinct: 'rows', key: 'a', collation: english }],
    ['aggregate', { aggregate: 'rows', pipeline: [], cursor: {}, collation: english }],
    ['update', update({ $set: { a: 1 } }, { collation: english })],
    ['delete', { delete: 'rows', deletes: [{ q: {}, limit: 1, collation: english }] }],
    ['findAndModify', { findAndModify: 'rows', remove: true, collation: english }],
    ['create', { create: 'made', collation: english }],
    ['createIndexes', index({ a: 1 }, { collation: english })],
  ])('a collation of %s', (_, command) => expectRefusal(command, 115, 'collation'));

  it.each<[string, Document, number, string]>([
    ['an unknown stage', stage({ $conquer: 1 }), 40324, '$conquer'],
    ['an aggregation without a collection', { aggregate: 1, pipeline: [], cursor: {} }, 115, 'without a collection'],
    ['an explain of another command', { explain: { count: 'rows' } }, 115, 'count'],
    ['a snapshot outside of transactions', { find: 'rows', readConcern: { level: 'snapshot' } }, 115, 'snapshot'],
    [
      'a read after a cluster time',
      { find: 'rows', readConcern: { afterClusterTime: new Timestamp({ t: 1, i: 1 }) } },
      115,
      'afterClusterTime',
    ],
    ['another version of the API', { ping: 1, apiVersion: '2' }, 322, 'API version'],
    ['an unknown readConcern', { find: 'rows', readConcern: { level: 'best' } }, 9, 'best'],
    [
      'a writeConcern of more members than there are',
      { ...update({ $set: { a: 1 } }), writeConcern: { w: 3 } },
      100,
      'data-bearing',
    ],
    ['an unknown field of a command', { find: 'rows', colour: 1 }, 40415, 'find.colour'],
    ['an unknown field of a statement', update({ $set: { a: 1 } }, { sort: { a: 1 } }), 40415, 'update.updates.sort'],
    ['a field of a wrong type', { find: 'rows', filter: 'all' }, 14, 'find.filter'],
    ['a missing field', { distinct: 'rows' }, 40414, 'distinct.key'],
    ['a negative limit', { find: 'rows', limit: -1 }, 51024, 'find.limit'],
    ['a collection that is a number', { find: 1 }, 73, 'collection name'],
    ['an invalid name of a collection', { insert: 'a$b', documents: [{ a: 1 }] }, 73, 'a$b'],
    ['an empty batch', { insert: 'rows', documents: [] }, 21, 'between 1 and 100000'],
    ['a delete of two', { delete: 'rows', deletes: [{ q: {}, limit: 2 }] }, 9, 'limit'],
    ['a text index', index({ a: 'text' }), 115, 'text'],
    ['a geo index', index({ a: '2dsphere' }), 115, '2dsphere'],
    ['a hashed index', index({ a: 'hashed' }), 115, 'hashed'],
    ['a wildcard index', index({ '$**': 1 }), 115, 'wildcard'],
    ['a hidden index', index({ a: 1 }, { hidden: true }), 115, 'hidden'],
    ['an option of an index', index({ a: 1 }, { colour: 1 }), 197, 'colour'],
    ['an index over two arrays', index({ a: 1, b: 1 }), 171, 'parallel'],
    ['an unknown cursor', { getMore: 12n, collection: 'rows' }, 43, 'not found'],
    ['an unknown index', { dropIndexes: 'rows', index: 'none' }, 27, 'none'],
    ['a hint for an unknown index', { find: 'rows', hint: 'none' }, 2, 'hint'],
  ])('%s', (_, command, code, name) => expectRefusal(command, code, name));

  it('a document that is too long', async () => {
    const long = 'x'.repeat(9 * 1024 * 1024);
    const { insertedId } = await db.collection('long').insertOne({ one: long });
    const grow = db.collection('long').updateOne({ _id: insertedId }, { $set: { other: long } });
    await expect(grow).rejects.toMatchObject({ code: 10334 });
  });

  it('commands that may not be part of a transaction', async () => {
    const session = client.startSession();
    session.startTransaction();
    const create = db.command(index({ z: 1 }), { session });
    await expect(create).rejects.toMatchObject({ code: 263 });
    await session.abortTransaction().catch(() => undefined);
    await session.endSession();
  });

  it('accepts options that have their default values', async () => {
    const options = { collation: { locale: 'simple' }, tailable: false, readConcern: { level: 'majority' } };
    expect(await db.command({ find: 'rows', ...options })).toMatchObject({ ok: 1 });
    expect(await db.command({ create: 'plain', capped: false, writeConcern: { w: 'majority' } })).toMatchObject({
      ok: 1,
    });
  });

  it('builds no index of a command when one of them fails', async () => {
    await db.collection('twice').insertMany([{ a: 1 }, { a: 1 }]);
    const indexes = [
      { key: { b: 1 }, name: 'b' },
      { key: { a: 1 }, name: 'a', unique: true },
    ];
    expect(await failureOf({ createIndexes: 'twice', indexes })).toMatchObject({ code: 11000 });
    expect(await db.collection('twice').indexes()).toHaveLength(1);
  });
});
