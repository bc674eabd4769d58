import type { RecordState, ShareRecordBody, VerifiedEntry } from '@portal/contracts';
import type { StatusPlace } from '../credentials/credential.domain';

/** An entry as it stood when the record was issued. */
export interface IssuedEntry {
  kind: VerifiedEntry['kind'];
  /** Of what it comes from. */
  id: string;
  title: string;
  facts: string[];
  verifiedBy: string;
  verifiedAt: Date | null;
}

/** A record that a student made for others to see. What it says never changes. */
export interface SharedRecord {
  id: string;
  userId: string;
  /** Opens the public page: those who have it see what the student chose, and nothing else. */
  token: string;
  label: string;
  name: string;
  /** Null where the student did not choose to show it. */
  studentId: string | null;
  entries: IssuedEntry[];
  createdAt: Date;
  endedAt: Date | null;
  status: StatusPlace;
  /** Signed when it was made, so that the institute never restates what is no longer true. */
  credential: string;
}

/** What is true now of the person whose record it is. */
export interface CurrentRecord {
  name: string;
  studentId: string;
  entries: readonly IssuedEntry[];
}

const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`;

/** The chosen entries in the order of the record; null when one of them is not verified. */
export function chosenEntries(
  current: readonly IssuedEntry[],
  chosen: ShareRecordBody['entries'],
): IssuedEntry[] | null {
  const wanted = new Set(chosen.map(({ kind, id }) => keyOf({ kind, id })));
  const found = current.filter((entry) => wanted.has(keyOf(entry)));
  return found.length === wanted.size ? found : null;
}

/** Whether an entry still says the same; who confirmed it may have changed, as when it was endorsed again. */
export function isCurrent(entry: IssuedEntry, current: readonly IssuedEntry[]): boolean {
  const now = current.find((each) => keyOf(each) === keyOf(entry));
  return now !== undefined && now.title === entry.title && now.facts.join('\n') === entry.facts.join('\n');
}

export function isPersonCurrent({ name, studentId }: SharedRecord, current: CurrentRecord | null): boolean {
  if (!current) return false;
  return current.name === name && (studentId === null || current.studentId === studentId);
}

export function stateOf(record: SharedRecord, current: CurrentRecord | null): RecordState {
  if (record.endedAt) return 'revoked';
  const isUnchanged =
    isPersonCurrent(record, current) && record.entries.every((entry) => isCurrent(entry, current?.entries ?? []));
  return isUnchanged ? 'valid' : 'changed';
}

/** What the event says: that there is a link, and neither what it opens nor what it shows. */
export function sharedRecordEvent({ id, userId, name, entries, endedAt }: SharedRecord) {
  return { version: endedAt ? 2 : 1, sharedRecordId: id, userId, name, entries: entries.length };
}
