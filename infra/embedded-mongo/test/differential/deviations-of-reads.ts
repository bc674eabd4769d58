import {
  byName,
  codes,
  deeply,
  inOrder,
  ofOneKind,
  withoutEmptyElements,
  withoutNulls,
  type Deviation,
} from './deviation';

/** What the engine does otherwise in queries, pipelines and expressions, and in more than them. */
export const deviationsOfReads: Deviation[] = [
  {
    why: 'Errors that the engine has no number for come as 2.',
    in: /./,
    explains: ({ ours, theirs }) => ours.code !== undefined && theirs.code === 2,
  },
  {
    why: 'The engine has internal errors (1) of its own.',
    in: /./,
    explains: ({ theirs }) => theirs.code === 1,
  },
  {
    why: '$count of no documents gives no document; the engine gives 0.',
    in: /"\$count":"n"/,
    explains: ({ theirs }) => theirs.result?.includes('"n":{"$numberInt":"0"}') === true,
  },
  {
    why: 'Projections whose paths collide are refused; the engine takes them, or complains of something else first.',
    in: /"(\$project|\$unset|projection)"/,
    explains: ({ ours }) => [31249, 31250].includes(ours.code ?? 0),
  },
  {
    why: 'As the key of a group a missing value is null, as part of one or for $addToSet nothing; the engine mixes them up.',
    in: /"\$group"/,
    rewrite: (result) => inOrder(withoutNulls(result)),
  },
  {
    why: 'A computed field under a scalar stands where the scalar stood; the engine puts it at the end.',
    in: /"\$(set|addFields|project|lookup)"/,
    rewrite: byName,
  },
  {
    why: 'An empty list is sorted before null; the engine sorts it as null.',
    in: /"\$?sort":\{(?!"_id")/,
    explains: ({ documents, operation, theirs }) => `${documents}${operation}${theirs.result ?? ''}`.includes('[]'),
  },
  {
    why: 'What fails to be computed is an error also where only documents are counted; the engine does not compute it.',
    in: /"\$count":/,
    explains: ({ ours, theirs }) => ours.code !== undefined && theirs.code === undefined,
  },
  {
    why: 'Two lists in one sort key are an error 2; the engine sorts by them.',
    in: /"\$?sort"/,
    explains: ({ ours }) => ours.message?.includes('parallel arrays') === true,
  },
  {
    why: 'An empty document is a document; the engine loses it in $facet.',
    in: /"\$facet"/,
    rewrite: withoutEmptyElements,
  },
  {
    why: 'Stages one after the other may write the same path; the engine joins them and sees a collision.',
    in: /"\$(project|unset|unwind)"/,
    explains: ({ ours, theirs }) => ours.code === undefined && theirs.message?.startsWith('Collision') === true,
  },
  {
    why: 'What is past a limit is not computed; the engine fails at it.',
    in: /"\$?(limit|skip)"/,
    explains: codes([undefined], [2, 14]),
  },
  {
    why: 'Arithmetic of decimals and dates is refused: see the README.',
    in: /./,
    explains: ({ ours }) => ours.code === 115 && / of a (decimal|date)\b/.test(ours.message ?? ''),
  },
  {
    why: 'An average is a double, and of equal numbers the first is taken; the engine gives one of another kind.',
    in: /"(\$(avg|min|max|group)|distinct)"/,
    rewrite: (result) => inOrder(ofOneKind(result)),
  },
  {
    why: '$push keeps the order of the documents; the engine does not.',
    in: /"\$group".*"\$push"/,
    rewrite: deeply,
  },
  {
    why: 'A stage knows nothing of what the one before it left out; the engine joins the two.',
    in: /"\$(unset":|project":\{[^}]*"\$numberInt":"0").*\{"\$(addFields|project|unset)"/,
    explains: ({ ours }) => ours.code === undefined,
  },
  {
    why: 'A new root that is no document is an error also where nothing of it is read; the engine does not compute it.',
    in: /"\$replace(With|Root)".*"\$(group|match)"/,
    explains: codes([40228], [undefined]),
  },
  {
    why: '$ifNull computes no further than the first value; the engine computes all.',
    in: /"\$ifNull":\[(?!"\$[abc])/,
    explains: codes([undefined], [2]),
  },
  {
    why: 'What one $match leaves out the next does not compute; the engine joins them.',
    in: /"\$match".*"\$match"/,
    explains: codes([undefined], [2]),
  },
  {
    why: '$first and $last are of the order in which documents come; the engine does not keep it.',
    in: /"\$group".*"\$(first|last)"/,
    explains: ({ theirs }) => theirs.code === undefined,
  },
  {
    why: '$lookup takes a regular expression for a value; the engine for a pattern.',
    in: /"\$lookup"/,
    explains: ({ documents, ours, theirs }) =>
      ours.code === undefined && theirs.code === undefined && documents.includes('"$regularExpression"'),
  },
  {
    why: '$$ROOT is what a stage gets; the engine joins stages and gives what the first one got.',
    in: /"\$(project|unset)".*"\$\$ROOT"/,
    explains: codes([undefined], [undefined]),
  },
  {
    why: 'Every number but 0 is true; the engine takes fractions for false, and fails at large ones.',
    in: /"\$(expr|and|or|not|cond|filter)"/,
    explains: ({ documents, operation, ours, theirs }) =>
      (ours.code === theirs.code || theirs.code === 241) && /"0\.5"|"\$numberDecimal"/.test(`${documents}${operation}`),
  },
  {
    why: 'Two keys of a sort through one list are of the same element; the engine takes each by itself.',
    in: /"\$?sort":\{"([abc])\.[^}]*\},"\1\./,
    explains: codes([undefined], [undefined]),
  },
  {
    why: 'A pattern for $ne is refused wherever it stands; the engine passes over some.',
    in: /"\$ne":\{"\$regularExpression"/,
    explains: codes([2], [undefined]),
  },
  {
    why: '$addToSet has lists once that are equal by numbers of two kinds; the engine looks at their bytes.',
    in: /"\$addToSet":\{"\$(let|map|literal)|"\$addToSet":\[/,
    explains: codes([undefined], [undefined]),
  },
];
