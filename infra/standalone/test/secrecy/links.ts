import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LocatedText } from './secrets';

/** The records of JSON as texts of their own: the elements of lists, and what is left around lists; any other text as it is. */
export function splitRecords({ place, text }: LocatedText): LocatedText[] {
  try {
    return recordsOf(JSON.parse(text)).map((record) => ({ place, text: JSON.stringify(record) }));
  } catch {
    // It is not JSON.
    return [{ place, text }];
  }
}

function recordsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(recordsOf);
  const inLists: unknown[] = [];
  const around = JSON.stringify(value, (_key, field: unknown) => {
    if (!isListOfRecords(field)) return field;
    inLists.push(...recordsOf(field));
    return undefined;
  });
  return [JSON.parse(around), ...inLists];
}

/** Entries with ids of their own, such as the feedback of a club in its data. */
const isListOfRecords = (value: unknown) =>
  Array.isArray(value) &&
  value.every((entry: unknown) => typeof entry === 'object' && entry !== null && '_id' in entry);

const IDENTIFIER = /[0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\w-]{40,}/g;

/** Ids, request ids, hashes and the like. */
const identifiersIn = ({ text }: LocatedText): string[] => text.match(IDENTIFIER) ?? [];

/**
 * Every record in which a secret text appears together with its author, or the author together with an identifier that
 * appears with the text elsewhere: the id of the entry, of its event, of a request. Identifiers that everybody may
 * connect with the text (who it is about, who resolved it) are `known` and do not count.
 */
export function linksBetween(
  records: readonly LocatedText[],
  { texts, author, known }: { texts: readonly string[]; author: readonly string[]; known: readonly string[] },
): string[] {
  const mentions = ({ text }: LocatedText, words: readonly string[]) => words.some((word) => text.includes(word));
  const withText = records.filter((record) => mentions(record, texts));
  const linking = new Set(withText.flatMap(identifiersIn).filter((identifier) => !known.includes(identifier)));
  const withAuthor = records.filter((record) => mentions(record, author));
  return withAuthor.flatMap((record) => {
    if (mentions(record, texts)) return [`the text in ${record.place}`];
    return identifiersIn(record)
      .filter((identifier) => linking.has(identifier))
      .map((identifier) => `${identifier} in ${record.place}`);
  });
}

const FILE_HEADER_BYTES = Buffer.byteLength('portal journal 1');
const RECORD_HEADER_BYTES = 12;
const DOCUMENT_HEADER_BYTES = 14;
/** Where the header of a document has its length. */
const LENGTH_OFFSET = 10;

/** The journal of the embedded store: every document as it was after every write. */
export function readJournal(dataDir: string): LocatedText[] {
  const file = readFileSync(path.join(dataDir, 'store', 'journal'));
  const documents: LocatedText[] = [];
  for (let recordAt = FILE_HEADER_BYTES; recordAt + RECORD_HEADER_BYTES <= file.length;) {
    const firstAt = recordAt + RECORD_HEADER_BYTES;
    const end = firstAt + file.readUInt32LE(recordAt);
    if (end > file.length || end === firstAt) break;
    for (let at = firstAt, next = at; at < end; at = next) {
      next = at + DOCUMENT_HEADER_BYTES + file.readUInt32LE(at + LENGTH_OFFSET);
      documents.push({
        place: `the journal at ${at}`,
        text: file.toString('latin1', at + DOCUMENT_HEADER_BYTES, next),
      });
    }
    recordAt = end;
  }
  return documents;
}
