import type { Document } from 'mongodb';
import { text, type Answer } from './answers';
import type { Operation } from './operations';

/** One operation on one set of documents, as texts, and what both stores answered. */
interface Difference {
  operation: string;
  documents: string;
  ours: Answer;
  theirs: Answer;
}

/** Something that the engine behind MONGO_URL is known to do otherwise than MongoDB, and how it is known again. */
interface Deviation {
  /** What MongoDB does, and what this engine does instead. */
  why: string;
  /** What an operation has in it that may show it. */
  in: RegExp;
  /** Results are compared without what it may change. */
  rewrite?: (result: unknown) => unknown;
  /** The answers that it explains. */
  explains?: (difference: Difference) => boolean;
}

const isDocument = (value: unknown): value is Document => typeof value === 'object' && value !== null;

/** Rewrites every document in a result; `undefined` takes it away. */
function each(value: unknown, rewrite: (fields: [string, unknown][]) => [string, unknown][]): unknown {
  if (Array.isArray(value)) return value.map((one) => each(one, rewrite));
  if (!isDocument(value)) return value;
  return Object.fromEntries(rewrite(Object.entries(value).map(([key, one]) => [key, each(one, rewrite)])));
}

const inOrder = (list: unknown) =>
  Array.isArray(list) ? list.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)) : list;
const withoutNulls = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.filter((one) => one !== null).map(withoutNulls)
    : each(value, (fields) => fields.flatMap(([key, one]) => (one === null ? [] : [[key, withoutNulls(one)]])));
const byName = (value: unknown) => each(value, (fields) => fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
const deeply = (value: unknown): unknown =>
  Array.isArray(value)
    ? inOrder(value.map(deeply))
    : isDocument(value)
      ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, deeply(one)]))
      : value;
const isEmpty = (value: unknown) => isDocument(value) && !Array.isArray(value) && Object.keys(value).length === 0;
const withoutEmpty = (value: unknown) => each(value, (fields) => fields.filter(([, one]) => !isEmpty(one)));

const withoutEmptyElements = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.filter((one) => !isEmpty(one)).map(withoutEmptyElements)
    : isDocument(value)
      ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutEmptyElements(one)]))
      : value;

const codes = (ours: (number | undefined)[], theirs: (number | undefined)[]) => (difference: Difference) =>
  ours.includes(difference.ours.code) && theirs.includes(difference.theirs.code);

const changesNothing = /"matchedCount":\{"\$numberInt":"0"\}|"result":null/;

const deviations: Deviation[] = [
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
    in: /"(\$project|projection)"/,
    explains: ({ ours }) => [31249, 31250].includes(ours.code ?? 0),
  },
  {
    why: 'As the key of a group a missing value is null, as part of one or for $addToSet nothing; the engine mixes them up.',
    in: /"\$(group|sortByCount)"/,
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
    in: /"\$count":"n"/,
    explains: ({ ours, theirs }) => ours.code !== undefined && theirs.code === undefined,
  },
  {
    why: 'Dates before 1970 are cut and moved as those after it; the engine goes wrong by a day or a year.',
    in: /"\$date(Trunc|Add|Subtract)"/,
    explains: ({ documents, operation }) => `${documents}${operation}`.includes('"-86400000"'),
  },
  {
    why: 'New fields of an update come in the order of their names; the engine takes the order of the update.',
    in: /"update":\{/,
    rewrite: byName,
  },
  {
    why: 'Places at what is no list are an error 2; the engine says 28, or passes over it.',
    in: /"[abc.]+\.\$/,
    explains: codes([2], [28, undefined]),
  },
  {
    why: '$mul of a missing field is 0 times the number, so -0 or NaN for some; the engine gives 0.',
    in: /"\$mul"/,
    rewrite: (result) => JSON.parse(JSON.stringify(result).replaceAll(/"(-0\.0|NaN)"/g, '"0.0"')) as unknown,
  },
  {
    why: '$pull, $pullAll, $pop and $rename make nothing on the way to a missing field; the engine makes documents.',
    in: /"\$(pull|pullAll|pop|rename)"/,
    rewrite: (result) => withoutEmpty(withoutEmpty(result)),
  },
  {
    why: '$pull, $pullAll and $pop through a list where no place can be are an error 28; the engine says 9.',
    in: /"\$(pull|pullAll|pop)"/,
    explains: codes([28], [9]),
  },
  {
    why: '$addToSet with an empty $each makes an empty list; the engine changes nothing.',
    in: /"\$addToSet":\{.*"\$each":\[\]/,
    explains: codes([undefined], [undefined]),
  },
  {
    why: '$unset of a path that cannot be changes nothing; the engine says 28.',
    in: /"\$unset"/,
    explains: codes([undefined], [28, 2]),
  },
  {
    why: 'What is wrong in an update itself is found before a document is; the engine finds it at the first one.',
    in: /"update":/,
    explains: ({ ours, theirs }) => [2, 9, 40].includes(ours.code ?? 0) && changesNothing.test(theirs.result ?? ''),
  },
  {
    why: '$setOnInsert conflicts with other operators also where nothing is inserted; the engine then passes over it.',
    in: /"\$setOnInsert"/,
    explains: codes([40], [undefined]),
  },
  {
    why: 'A $rename that is wrong by itself is an error 2, also when it conflicts.',
    in: /"\$rename"/,
    explains: codes([2], [40]),
  },
  {
    why: 'A replacement by the same document changes nothing; the engine counts it.',
    in: /"replaceOne"/,
    rewrite: (result) => ({ ...(result as Document), result: undefined }),
  },
  {
    why: 'An arrayFilter that only $setOnInsert names is in use; the engine says that it is not.',
    in: /"\$setOnInsert".*"arrayFilters"/,
    explains: codes([undefined, 2], [9, 2]),
  },
  {
    why: 'Which of several documents an update fails at first is open.',
    in: /"updateMany"/,
    explains: ({ ours, theirs }) => ours.code !== undefined && theirs.code !== undefined,
  },
  {
    why: 'Two lists in one sort key are an error 2; the engine sorts by them.',
    in: /"\$?sort"/,
    explains: ({ ours }) => ours.message?.includes('parallel arrays') === true,
  },
  {
    why: 'A condition in $all is no equality that an upsert takes over; the engine takes it.',
    in: /"\$all":\[\{"\$(elemMatch|regularExpression)".*"upsert":true/,
    explains: () => true,
  },
  {
    why: 'A faulty update is refused before the equalities of an upsert contradict each other (54).',
    in: /"upsert":true/,
    explains: codes([2, 9, 40], [54]),
  },
  {
    why: 'Of several faults in a document the one at the first path by name is told; the engine takes the first operator.',
    in: /"update":\{"\$\w+":\{.*\},"\$\w+":/,
    explains: ({ ours, theirs }) => ours.code !== undefined && theirs.code !== undefined,
  },
  {
    why: '$dateToString in a zone and without a format ends without Z; the engine always writes it.',
    in: /"\$dateToString":(?!.*"format")/,
    rewrite: (result) => JSON.parse(JSON.stringify(result).replaceAll(/(T[\d:.]+)Z"/g, '$1"')) as unknown,
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
    why: 'Arithmetic of decimals, and texts of very long doubles, are refused: see the README.',
    in: /./,
    explains: ({ ours }) => ours.code === 115 && /of a decimal|double of many digits/.test(ours.message ?? ''),
  },
  {
    why: 'An empty $all matches nothing; the engine passes over it where the _id is given.',
    in: /"\$all":\[\].*"_id"/,
    explains: ({ theirs }) => theirs.code === undefined,
  },
  {
    why: 'An average is a double, and of equal numbers the first is the least; the engine gives one of another kind.',
    in: /"\$(avg|min|max)"/,
    rewrite: (result) =>
      JSON.parse(
        JSON.stringify(result).replaceAll(/"\$number(Double|Long|Decimal)":"(-?\d+)(\.0)?"/g, '"$numberInt":"$2"'),
      ) as unknown,
  },
  {
    why: '$push keeps the order of the documents; the engine does not.',
    in: /"\$group".*"\$push"/,
    rewrite: deeply,
  },
  {
    why: 'A path that is left out is not made by the next stage; the engine joins the two and makes a document.',
    in: /"\$project":\{"[abc.]+":\{"\$numberInt":"0"\}\}\},\{"\$(addFields|project)"/,
    explains: codes([undefined], [undefined]),
  },
];

function without(result: string, rewrites: Deviation[]): string {
  let left = JSON.parse(result) as unknown;
  for (const { rewrite } of rewrites) left = rewrite ? rewrite(left) : left;
  return JSON.stringify(left);
}

/** Why a difference is not one of ours; undefined where it is. */
export function excuse(operation: Operation, documents: Document[], ours: Answer, theirs: Answer): string | undefined {
  const shown = text(operation);
  const difference = { operation: shown, documents: text(documents), ours, theirs };
  const possible = deviations.filter((deviation) => deviation.in.test(shown));
  const explaining = possible.find(({ explains }) => explains?.(difference));
  if (explaining) return explaining.why;
  const rewrites = possible.filter(({ rewrite }) => rewrite);
  if (rewrites.length === 0 || ours.result === undefined || theirs.result === undefined) return undefined;
  const isExplained = without(ours.result, rewrites) === without(theirs.result, rewrites);
  return isExplained ? rewrites.map(({ why }) => why).join(' ') : undefined;
}
