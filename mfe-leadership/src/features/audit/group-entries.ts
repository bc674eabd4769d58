import { MINUTE_MS, type AuditAnswer } from '@portal/contracts';

/** Entries that belong together, newest first. */
export type EntryGroup = readonly [AuditAnswer, ...AuditAnswer[]];

/** Entries of one person about one thing form a group while the gaps between them are no longer than this. */
const LONGEST_PAUSE_MS = 10 * MINUTE_MS;

/** Entries by day (`YYYY-MM-DD` at the institute), and within it those of one person to one thing, close in time. */
export function groupEntries(
  entries: readonly AuditAnswer[],
  dayOf: (moment: string) => string,
): ReadonlyMap<string, readonly EntryGroup[]> {
  const days = new Map<string, [AuditAnswer, ...AuditAnswer[]][]>();
  const latest = new Map<string, [AuditAnswer, ...AuditAnswer[]]>();
  for (const entry of entries) {
    const key = keyOf(entry, dayOf(entry.at));
    const group = latest.get(key);
    if (group && msBetween(entry, group.at(-1) ?? entry) <= LONGEST_PAUSE_MS) {
      group.push(entry);
      continue;
    }
    const begun: [AuditAnswer] = [entry];
    latest.set(key, begun);
    days.set(dayOf(entry.at), [...(days.get(dayOf(entry.at)) ?? []), begun]);
  }
  return days;
}

const msBetween = (one: AuditAnswer, other: AuditAnswer) => Math.abs(Date.parse(one.at) - Date.parse(other.at));

/** Registrations and feedback are subjects of their own, but grouped by the event or person they are about. */
const NAMED_FOR_THE_THING: readonly string[] = ['events.registration', 'feedback.feedback'];

function keyOf({ _id, actor, subject }: AuditAnswer, day: string): string {
  // Two anonymous entries may come from different people.
  if (!actor) return _id;
  const thing = NAMED_FOR_THE_THING.includes(subject.kind) ? subject.name : subject._id;
  return [day, actor._id, subject.kind, thing].join(' ');
}
