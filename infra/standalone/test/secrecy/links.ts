import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LocatedText } from './secrets';

/** What stands alone: an element of a list, a row, a line of the log, a mail, a record of the journal. */
export function splitRecords({ place, text }: LocatedText): LocatedText[] {
  try {
    const parsed = JSON.parse(text) as unknown;
    if (Array.isArray(parsed)) return parsed.flatMap((item) => splitRecords({ place, text: JSON.stringify(item) }));
  } catch {
    // No JSON: it is one.
  }
  return [{ place, text }];
}

const NAMES_OF_THINGS = /[0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\w-]{40,}/g;

/** Ids, request ids, hashes and the like that stand somewhere. */
const namesIn = ({ text }: LocatedText): string[] => text.match(NAMES_OF_THINGS) ?? [];

/**
 * Every place where a secret text stands with its author, or something that the text stands with elsewhere: an id of
 * the entry, of its event, of a request. What everybody knows (whom it is about, who resolved it) leads nowhere.
 */
export function linksBetween(
  written: readonly LocatedText[],
  { texts, author, known }: { texts: readonly string[]; author: readonly string[]; known: readonly string[] },
): string[] {
  const mentions = ({ text }: LocatedText, words: readonly string[]) => words.some((word) => text.includes(word));
  const ofText = written.filter((each) => mentions(each, texts));
  const leads = new Set(ofText.flatMap(namesIn).filter((name) => !known.includes(name)));
  const ofAuthor = written.filter((each) => mentions(each, author));
  return ofAuthor.flatMap((each) => {
    if (mentions(each, texts)) return [`the text in ${each.place}`];
    return namesIn(each)
      .filter((name) => leads.has(name))
      .map((name) => `${name} in ${each.place}`);
  });
}

const HEAD = Buffer.byteLength('portal journal 1');
const RECORD_HEAD = 12;
const DOCUMENT_HEAD = 14;

/** What the file of the embedded store holds: every document as it was after every write. */
export function readJournal(dataDir: string): LocatedText[] {
  const file = readFileSync(path.join(dataDir, 'store', 'journal'));
  const written: LocatedText[] = [];
  for (let at = HEAD; at + RECORD_HEAD <= file.length;) {
    const end = at + RECORD_HEAD + file.readUInt32LE(at);
    if (end > file.length || end === at + RECORD_HEAD) break;
    for (let place = at + RECORD_HEAD, next = place; place < end; place = next) {
      next = place + DOCUMENT_HEAD + file.readUInt32LE(place + 10);
      const text = file.toString('latin1', place + DOCUMENT_HEAD, next);
      written.push({ place: `the journal at ${place}`, text });
    }
    at = end;
  }
  return written;
}
