import type { PublicRecord, SharedRecord as SharedRecordAnswer, VerifiedRecord } from '@portal/contracts';
import {
  isCurrent,
  isPersonCurrent,
  stateOf,
  type CurrentRecord,
  type IssuedEntry,
  type SharedRecord,
} from './shared-record.domain';

function entryOf({ kind, title, facts, verifiedBy, verifiedAt }: IssuedEntry) {
  return { kind, title, facts, verified_by: verifiedBy, ...(verifiedAt && { verified_at: verifiedAt.toISOString() }) };
}

/** What the person can choose from. */
export function presentVerified({ name, studentId, entries }: CurrentRecord): VerifiedRecord {
  return { name, student_id: studentId, entries: entries.map((entry) => ({ ...entryOf(entry), _id: entry.id })) };
}

/** For the owner alone. */
export function presentOwn(record: SharedRecord, current: CurrentRecord | null): SharedRecordAnswer {
  return {
    _id: record.id,
    label: record.label,
    state: stateOf(record, current),
    entries: record.entries.length,
    shows_student_id: record.studentId !== null,
    created_at: record.createdAt.toISOString(),
    ...(record.endedAt ? { ended_at: record.endedAt.toISOString() } : { token: record.token }),
  };
}

/** For everyone with the link. Of a record that was ended nobody learns more than that. */
export function presentPublic(record: SharedRecord, current: CurrentRecord | null, issuer: string): PublicRecord {
  const state = stateOf(record, current);
  if (record.endedAt) return { state, issuer, ended_at: record.endedAt.toISOString() };
  const { name, studentId, entries } = record;
  return {
    state,
    issuer,
    issued_at: record.createdAt.toISOString(),
    record: {
      name,
      ...(studentId !== null && { student_id: studentId }),
      is_person_current: isPersonCurrent(record, current),
      entries: entries.map((entry) => ({
        ...entryOf(entry),
        is_current: isCurrent(entry, current?.entries ?? []),
      })),
    },
  };
}

const CONFIRMED = { position: 'Confirmed', achievement: 'Verified', skill: 'Endorsed', event: 'Checked in' } as const;

/** Who vouches for an entry, as a sentence: `Endorsed by Ravi Kumar on 24 Nov 2026.` */
export function confirmationText(
  { kind, verifiedBy, verifiedAt }: Pick<IssuedEntry, 'kind' | 'verifiedBy' | 'verifiedAt'>,
  dayText: (at: Date) => string,
): string {
  const by = verifiedBy === '' ? '' : ` by ${verifiedBy}`;
  return `${CONFIRMED[kind]}${by}${verifiedAt ? ` on ${dayText(verifiedAt)}` : ''}.`;
}
