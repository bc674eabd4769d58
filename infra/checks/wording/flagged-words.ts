import { readSources, type Source } from '../repository/sources';

/** Words that comments, names and documents do without, and what to write. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['somebody', 'someone, or the person it is (a student, the caller)'],
  ['whoever', 'the person or the caller who ...'],
  ['whom', 'the person, or a sentence with who'],
  ['told', 'notified, recorded, announced or known'],
  ['stands', 'is, is stored or is stalled'],
  ['by itself', 'automatically, or alone'],
  ['by themselves', 'automatically, or alone'],
]);

/** Names that were replaced everywhere once, or are to be. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['layFoundation', 'createServiceRuntime'],
  ['everyMs', 'intervalMs'],
  ['tellAppointment', 'appointmentRecord'],
  ['tellChange', 'changeRecord'],
  ['saidBy', 'readRow'],
  ['changeSaidBy', 'readRowChanges'],
  ['parseSaid', 'parseRow'],
  ['BLAME', 'fieldOfError'],
  ['Misread', 'CellError'],
  ['ReadCell', 'CellParser'],
  ['LOOK_MS', 'POLL_INTERVAL_MS'],
  ['SILENT_MS', 'STALE_AFTER_MS'],
  ['recordAgain', 'reopenRecord'],
  ['createFirstLines', 'createDuplicateCheck'],
  ['Surroundings', 'UnitContext'],
  ['UnitUse', 'UnitDependents'],
  ['watchStanding', 'watchStalled'],
  ['askReplay', 'requestReplay'],
  ['replayAsked', 'replayRequested'],
  ['DoorEvent', 'CheckInEvent'],
]);

export interface FlaggedWord {
  path: string;
  line: number;
  word: string;
  better: string;
}

const wordsInProse = new RegExp(`\\b(?:${[...WORDS.keys()].join('|').replaceAll(' ', '\\s+')})\\b`, 'gi');

/** Comments, literals and names of TypeScript, JavaScript and CSS. Literals are read to know where they end. */
const token =
  /(?<comment>\/\*[^]*?\*\/|(?<!:)\/\/.*)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[^]|[^`\\])*`|(?<=[(,=:[!&|?{};\s])\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*|(?<name>[A-Za-z_$][\w$]*)/g;

/** Code and the targets of links, which name what is elsewhere. */
const notProse = /```[^]*?```|`[^`\n]*`|\]\([^)\n]*\)/g;

interface Found {
  at: number;
  word: string;
  better: string;
}

function inProse(text: string, from: number): Found[] {
  return [...text.matchAll(wordsInProse)].map((match) => {
    const word = match[0].replaceAll(/\s+/g, ' ').toLowerCase();
    return { at: from + match.index, word: match[0], better: WORDS.get(word) ?? '' };
  });
}

/** One finding a name, whether all of it or one of its words is flagged. */
function inName(name: string, at: number): Found[] {
  const [first] = name
    .split(/(?<=[a-z\d])(?=[A-Z])|[_$]+/)
    .map((part) => WORDS.get(part.toLowerCase()))
    .filter((better) => better !== undefined);
  const better = NAMES.get(name) ?? first;
  return better === undefined ? [] : [{ at, word: name, better }];
}

function inCode(text: string): Found[] {
  return [...text.matchAll(token)].flatMap(({ index, groups }) => [
    ...(groups?.['comment'] === undefined ? [] : inProse(groups['comment'], index)),
    ...(groups?.['name'] === undefined ? [] : inName(groups['name'], index)),
  ]);
}

const inDocument = (text: string) =>
  inProse(
    text.replaceAll(notProse, (code) => code.replaceAll(/[^\n]/g, ' ')),
    0,
  );

const maybe = new RegExp([...WORDS.keys(), ...NAMES.keys()].join('|').replaceAll(' ', '\\s'), 'i');

/** The flagged words of one file, in its comments and names, or in the prose of a document. */
export function findFlaggedWords({ path, text }: Source): FlaggedWord[] {
  if (!maybe.test(text)) return [];
  const found = path.endsWith('.md') ? inDocument(text) : inCode(text);
  return found.map(({ at, word, better }) => ({ path, line: text.slice(0, at).split('\n').length, word, better }));
}

/** Decision records keep the words of their day; the others repeat texts of the code. */
const notRead = /^docs\/(adr\/\d|(calls|events|coverage|promises)\.md$)/;

/** Each flagged word of a repository, and what to write. */
export function checkFlaggedWords(root: string): string[] {
  return readSources(root, /\.(tsx?|mts|mjs|css|md)$/)
    .filter((source) => !notRead.test(source.path))
    .flatMap(findFlaggedWords)
    .map(({ path, line, word, better }) => `${path}:${line}: "${word}": write ${better}`);
}
