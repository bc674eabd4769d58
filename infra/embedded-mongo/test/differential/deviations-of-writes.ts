import { haveCodes, type Deviation } from './deviation';
import { sortFields, withoutEmptyFields } from './rewrite-json';

const MATCHES_NOTHING = /"matchedCount":\{"\$numberInt":"0"\}|"result":null/;

function pathsOf(operation: string): string[] {
  const { update = {} } = JSON.parse(operation) as { update?: Record<string, object> };
  return Object.values(update).flatMap((fields) => Object.keys(fields));
}

/** Deviations of the engine in updates and upserts. */
export const deviationsOfWrites: Deviation[] = [
  {
    why: 'An update adds new fields in the order of their names; the engine uses the order of the update.',
    in: /"update":\{/,
    rewrite: sortFields,
  },
  {
    why: 'A positional operator on a scalar is error 2; the engine reports 28 or ignores it.',
    in: /"[abc.]+\.\$/,
    explains: haveCodes([2], [28, 9, undefined]),
  },
  {
    why: '$mul of a missing field multiplies 0, which gives -0 or NaN for some numbers; the engine sets 0.',
    in: /"\$mul"/,
    rewrite: (result) => JSON.parse(JSON.stringify(result).replaceAll(/"(-0\.0|NaN)"/g, '"0.0"')) as unknown,
  },
  {
    why: '$pull, $pullAll and $pop do not create the parents of a missing field; the engine does.',
    in: /"\$(pull|pullAll|pop)"/,
    rewrite: (result) => withoutEmptyFields(withoutEmptyFields(result)),
  },
  {
    why: 'A field name below an array is error 28; the engine reports 9.',
    in: /"update":\{/,
    explains: haveCodes([28], [9]),
  },
  {
    why: '$addToSet and $push without values create an empty array; the engine changes nothing.',
    in: /"\$(addToSet|push)":\{.*("\$each":\[\]|"\$slice":\{"\$numberInt":"0")/,
    explains: haveCodes([undefined], [undefined]),
  },
  {
    why: '$unset of a path that cannot exist changes nothing; the engine reports 28.',
    in: /"\$unset"/,
    explains: haveCodes([undefined], [28, 2]),
  },
  {
    why: 'An invalid update is an error even without a matching document; the engine reports it at the first document.',
    in: /"update":/,
    explains: ({ ours, theirs }) => [2, 9, 40].includes(ours.code ?? 0) && MATCHES_NOTHING.test(theirs.result ?? ''),
  },
  {
    why: '$setOnInsert conflicts with other operators even when nothing is inserted; the engine then ignores it.',
    in: /"\$setOnInsert"/,
    explains: haveCodes([40], [undefined]),
  },
  {
    why: 'An update without an effect is not counted as a modification; the engine counts it.',
    in: /"replaceOne"|"update":\[|"\$(inc|mul)"/,
    rewrite: (result) => JSON.parse(JSON.stringify(result).replace(/"modifiedCount":\{[^}]*\},/, '')) as unknown,
  },
  {
    why: 'An array filter that only $setOnInsert uses is in use; the engine reports it as unused.',
    in: /"\$setOnInsert".*(\$\[|"arrayFilters")/,
    explains: haveCodes([undefined, 2], [9, 2]),
  },
  {
    why: 'An update of several documents may fail at any of them first.',
    in: /"updateMany"/,
    explains: ({ ours, theirs }) => ours.code !== undefined && theirs.code !== undefined,
  },
  {
    why: 'A condition in $all or $in is not an equality for an upsert; the engine inserts it.',
    in: /"\$(all|in)":\[\{"\$(elemMatch|regularExpression)".*"upsert":true/,
    explains: () => true,
  },
  {
    why: 'An invalid update is reported before the errors of the upsert (54, 11000).',
    in: /"upsert":true/,
    explains: haveCodes([2, 9, 40, 224], [54, 11000, 224]),
  },
  {
    why: 'Of several errors the one at the first path by name is reported; the engine reports the first of the update.',
    in: /"update":\{/,
    explains: ({ operation, ours, theirs }) =>
      ours.code !== undefined && theirs.code !== undefined && pathsOf(operation).length > 1,
  },
  {
    why: 'An empty $all matches nothing; the engine ignores it when the _id is given.',
    in: /"\$all":\[\].*"_id"/,
    explains: ({ theirs }) => theirs.code === undefined,
  },
  {
    why: 'false is not a number for $inc and $mul; the engine treats it as 0.',
    in: /"\$(inc|mul)"/,
    explains: ({ operation, documents, ours, theirs }) =>
      ours.code === 14 && theirs.code === undefined && `${operation}${documents}`.includes(':false'),
  },
  {
    why: 'The filter of an upsert cannot contain $expr; the engine allows it in $nor.',
    in: /"\$nor":.*"\$expr":.*"upsert":true/,
    explains: haveCodes([224], [undefined]),
  },
  {
    why: 'A condition of $pull on fields only matches documents; the engine matches arrays too.',
    in: /"\$pull":\{"[^"]+":\{"[abc.]+":/,
    explains: ({ documents, ours, theirs }) =>
      ours.code === theirs.code && (documents.includes('[[') || documents.includes(',[')),
  },
  {
    why: 'NaN is the least number for $min; the engine ignores it.',
    in: /"\$min":.*"NaN"/,
    explains: haveCodes([undefined], [undefined]),
  },
];
