import { MINUTE_MS } from '@portal/contracts';

/** A longer absence begins another visit. */
export const VISIT_GAP_MS = 30 * MINUTE_MS;

/** A visit of a person to the home, in localStorage: when the one before ended, and when the home was last seen. */
export interface Visit {
  readonly since?: number | undefined;
  readonly seen: number;
}

const keyOf = (personId: string) => `portal.last-visit.${personId}`;

/** The visit that continues or begins now. */
export function visitAt(last: Visit | undefined, now: number): Visit {
  if (last === undefined) return { seen: now };
  return { since: now - last.seen > VISIT_GAP_MS ? last.seen : last.since, seen: now };
}

export function readVisit(personId: string): Visit | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(personId)) ?? 'null') as Partial<Visit> | null;
    if (typeof stored?.seen !== 'number') return undefined;
    return { seen: stored.seen, ...(typeof stored.since === 'number' && { since: stored.since }) };
  } catch {
    return undefined;
  }
}

export function writeVisit(personId: string, visit: Visit): void {
  try {
    localStorage.setItem(keyOf(personId), JSON.stringify(visit));
  } catch {
    // Without storage each visit is the first.
  }
}
