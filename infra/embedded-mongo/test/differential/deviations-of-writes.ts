import { byName, changesNothing, codes, pathsOf, withoutEmpty, type Deviation } from './deviation';

/** What the engine does otherwise in updates and upserts. */
export const deviationsOfWrites: Deviation[] = [
  {
    why: 'New fields of an update come in the order of their names; the engine takes the order of the update.',
    in: /"update":\{/,
    rewrite: byName,
  },
  {
    why: 'Places at what is no list are an error 2; the engine says 28, or passes over it.',
    in: /"[abc.]+\.\$/,
    explains: codes([2], [28, 9, undefined]),
  },
  {
    why: '$mul of a missing field is 0 times the number, so -0 or NaN for some; the engine gives 0.',
    in: /"\$mul"/,
    rewrite: (result) => JSON.parse(JSON.stringify(result).replaceAll(/"(-0\.0|NaN)"/g, '"0.0"')) as unknown,
  },
  {
    why: '$pull, $pullAll and $pop make nothing on the way to a missing field; the engine makes documents.',
    in: /"\$(pull|pullAll|pop)"/,
    rewrite: (result) => withoutEmpty(withoutEmpty(result)),
  },
  {
    why: 'A path through a list where no place can be is an error 28; the engine says 9.',
    in: /"update":\{/,
    explains: codes([28], [9]),
  },
  {
    why: '$addToSet and $push that have nothing to add make an empty list; the engine changes nothing.',
    in: /"\$(addToSet|push)":\{.*("\$each":\[\]|"\$slice":\{"\$numberInt":"0")/,
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
    why: 'What comes out the same is no modification; the engine counts it.',
    in: /"replaceOne"|"update":\[|"\$(inc|mul)"/,
    rewrite: (result) => JSON.parse(JSON.stringify(result).replace(/"modifiedCount":\{[^}]*\},/, '')) as unknown,
  },
  {
    why: 'An arrayFilter that only $setOnInsert names is in use; the engine says that it is not.',
    in: /"\$setOnInsert".*(\$\[|"arrayFilters")/,
    explains: codes([undefined, 2], [9, 2]),
  },
  {
    why: 'Which of several documents an update fails at first is open.',
    in: /"updateMany"/,
    explains: ({ ours, theirs }) => ours.code !== undefined && theirs.code !== undefined,
  },
  {
    why: 'A condition in $all or $in is no equality that an upsert takes over; the engine takes it.',
    in: /"\$(all|in)":\[\{"\$(elemMatch|regularExpression)".*"upsert":true/,
    explains: () => true,
  },
  {
    why: 'A faulty update is refused before an upsert finds its own (54, 11000).',
    in: /"upsert":true/,
    explains: codes([2, 9, 40, 224], [54, 11000, 224]),
  },
  {
    why: 'Of several faults in a document the one at the first path by name is told; the engine takes the first of the update.',
    in: /"update":\{/,
    explains: ({ operation, ours, theirs }) =>
      ours.code !== undefined && theirs.code !== undefined && pathsOf(operation).length > 1,
  },
  {
    why: 'An empty $all matches nothing; the engine passes over it where the _id is given.',
    in: /"\$all":\[\].*"_id"/,
    explains: ({ theirs }) => theirs.code === undefined,
  },
  {
    why: 'false is no number for $inc and $mul; the engine takes it for 0.',
    in: /"\$(inc|mul)"/,
    explains: ({ operation, documents, ours, theirs }) =>
      ours.code === 14 && theirs.code === undefined && `${operation}${documents}`.includes(':false'),
  },
  {
    why: 'No part of the filter of an upsert may be $expr; the engine allows it in $nor.',
    in: /"\$nor":.*"\$expr":.*"upsert":true/,
    explains: codes([224], [undefined]),
  },
  {
    why: 'A condition of $pull on fields is met by documents; the engine lets lists meet it too.',
    in: /"\$pull":\{"[^"]+":\{"[abc.]+":/,
    explains: ({ documents, ours, theirs }) =>
      ours.code === theirs.code && (documents.includes('[[') || documents.includes(',[')),
  },
  {
    why: 'NaN is the least number for $min; the engine passes over it.',
    in: /"\$min":.*"NaN"/,
    explains: codes([undefined], [undefined]),
  },
];
