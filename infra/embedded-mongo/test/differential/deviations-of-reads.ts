import { haveCodes, type Deviation } from './deviation';
import {
  sortArrays,
  sortFields,
  sortResult,
  withoutNulls,
  withoutEmptyElements,
  withoutNumberTypes,
} from './rewrite-json';

/** Deviations of the engine in queries, pipelines and expressions, and general ones. */
export const deviationsOfReads: Deviation[] = [
  {
    why: 'The engine reports errors without a code of their own as 2.',
    in: /./,
    explains: ({ ours, theirs }) => ours.code !== undefined && theirs.code === 2,
  },
  {
    why: 'The engine has internal errors (1).',
    in: /./,
    explains: ({ theirs }) => theirs.code === 1,
  },
  {
    why: '$count of no documents returns no document; the engine returns 0.',
    in: /"\$count":"n"/,
    explains: ({ theirs }) => theirs.result?.includes('"n":{"$numberInt":"0"}') === true,
  },
  {
    why: 'Projections with colliding paths are errors; the engine accepts them, or reports another error first.',
    in: /"(\$project|\$unset|projection)"/,
    explains: ({ ours }) => [31249, 31250].includes(ours.code ?? 0),
  },
  {
    why: 'A missing group key is null, but a missing part of a key or element of $addToSet is omitted; the engine mixes these up.',
    in: /"\$group"/,
    rewrite: (result) => sortResult(withoutNulls(result)),
  },
  {
    why: 'A computed field below a scalar replaces it in its position; the engine moves it to the end.',
    in: /"\$(set|addFields|project|lookup)"/,
    rewrite: sortFields,
  },
  {
    why: 'An empty array sorts before null; the engine sorts it as null.',
    in: /"\$?sort":\{(?!"_id")/,
    explains: ({ documents, operation, theirs }) => `${documents}${operation}${theirs.result ?? ''}`.includes('[]'),
  },
  {
    why: 'An expression that fails is an error even when the documents are only counted; the engine does not evaluate it.',
    in: /"\$count":/,
    explains: ({ ours, theirs }) => ours.code !== undefined && theirs.code === undefined,
  },
  {
    why: 'Two arrays in one sort key are error 2; the engine sorts by them.',
    in: /"\$?sort"/,
    explains: ({ ours }) => ours.message?.includes('parallel arrays') === true,
  },
  {
    why: '$facet keeps empty documents; the engine loses them.',
    in: /"\$facet"/,
    rewrite: withoutEmptyElements,
  },
  {
    why: 'Consecutive stages may write the same path; the engine merges them and reports a collision.',
    in: /"\$(project|unset|unwind)"/,
    explains: ({ ours, theirs }) => ours.code === undefined && theirs.message?.startsWith('Collision') === true,
  },
  {
    why: 'Documents past a limit are not evaluated; the engine fails at them.',
    in: /"\$?(limit|skip)"/,
    explains: haveCodes([undefined], [2, 14]),
  },
  {
    why: 'Arithmetic of decimals and dates is not supported: see the README.',
    in: /./,
    explains: ({ ours }) => ours.code === 115 && / of a (decimal|date)\b/.test(ours.message ?? ''),
  },
  {
    why: 'An average is a double, and of equal numbers the first one is returned; the engine returns another number type.',
    in: /"(\$(avg|min|max|group)|distinct)"/,
    rewrite: (result) => sortResult(withoutNumberTypes(result)),
  },
  {
    why: '$push keeps the order of the documents; the engine does not.',
    in: /"\$group".*"\$push"/,
    rewrite: sortArrays,
  },
  {
    why: 'A stage does not see the fields that the previous one removed; the engine merges the two.',
    in: /"\$(unset":|project":\{[^}]*"\$numberInt":"0").*\{"\$(addFields|project|unset)"/,
    explains: ({ ours }) => ours.code === undefined,
  },
  {
    why: 'A new root that is not a document is an error even when it is not used; the engine does not evaluate it.',
    in: /"\$replace(With|Root)".*"\$(group|match)"/,
    explains: haveCodes([40228], [undefined]),
  },
  {
    why: '$ifNull stops at the first value; the engine evaluates all.',
    in: /"\$ifNull":\[(?!"\$[abc])/,
    explains: haveCodes([undefined], [2]),
  },
  {
    why: 'A $match does not evaluate what the previous one excluded; the engine merges the two.',
    in: /"\$match".*"\$match"/,
    explains: haveCodes([undefined], [2]),
  },
  {
    why: '$first and $last follow the order of the documents; the engine does not keep it.',
    in: /"\$group".*"\$(first|last)"/,
    explains: ({ theirs }) => theirs.code === undefined,
  },
  {
    why: '$lookup uses a regular expression as a value; the engine uses it as a pattern.',
    in: /"\$lookup"/,
    explains: ({ documents, ours, theirs }) =>
      ours.code === undefined && theirs.code === undefined && documents.includes('"$regularExpression"'),
  },
  {
    why: '$$ROOT is the input of its stage; the engine merges stages and uses the input of the first one.',
    in: /"\$(project|unset)".*"\$\$ROOT"/,
    explains: haveCodes([undefined], [undefined]),
  },
  {
    why: 'Every number but 0 is true; the engine treats fractions as false, and fails for large numbers.',
    in: /"\$(expr|and|or|not|cond|filter)"/,
    explains: ({ documents, operation, ours, theirs }) =>
      (ours.code === theirs.code || theirs.code === 241) && /"0\.5"|"\$numberDecimal"/.test(`${documents}${operation}`),
  },
  {
    why: 'Two sort keys inside one array use the same element; the engine uses each key by itself.',
    in: /"\$?sort":\{"([abc])\.[^}]*\},"\1\./,
    explains: haveCodes([undefined], [undefined]),
  },
  {
    why: 'A pattern for $ne is always an error; the engine ignores some.',
    in: /"\$ne":\{"\$regularExpression"/,
    explains: haveCodes([2], [undefined]),
  },
  {
    why: '$addToSet compares arrays by value, whatever their number types; the engine compares their bytes.',
    in: /"\$addToSet":\{"\$(let|map|literal)|"\$addToSet":\[/,
    explains: haveCodes([undefined], [undefined]),
  },
];
