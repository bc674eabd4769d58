import type { EventStatus, Role, SearchKind, UnitCategory } from '@portal/contracts';
import { isOfficer, SEARCH_KINDS, sortKeyOf } from '@portal/contracts';
import { termConditionsOf } from '@portal/service-kit/search';

/** Something that can be found, by the newest event of the service that owns it. */
export interface SearchEntry {
  _id: string;
  version: number;
  kind: SearchKind;
  title: string;
  /** The order among others of its kind. */
  key: string;
  /** Search terms; what is closed or removed has none. What belongs to a unit is also found by the unit's present name. */
  terms: string[];
  /** What it says of itself, from which its terms are made anew when the unit above it is renamed. */
  text?: string;
  category: UnitCategory | null;
  /** Shown beside its title and the unit above: a student ID, the type of a unit. */
  detail: string;
  /** The unit it belongs to or that is above it. */
  above: string | null;
  /** The name of that unit at the time of the event; the unit's own entry has the present one. */
  aboveName: string;
  start?: string | null;
  status?: EventStatus;
  role?: Role;
}

/** What is read of an entry. */
export type FoundEntry = Omit<SearchEntry, 'version' | 'terms' | 'text'>;

/** Of each kind. */
export const MAX_RESULTS = 5;

/** What was typed: the conditions on the terms of an entry, and the same as the beginning of a sort key. */
export interface SearchQuery {
  terms: object[];
  key: string;
}

/** Null when there is no word in it. */
export function parseQuery(q: string): SearchQuery | null {
  const key = sortKeyOf(q);
  return /[\p{L}\p{N}]/u.test(key) ? { terms: termConditionsOf(q), key } : null;
}

/** The kinds that a role can find, in the order of the answer; null is a visitor. */
export function kindsFor(role: Role | null): readonly SearchKind[] {
  if (role === null) return ['event'];
  return isOfficer(role) ? SEARCH_KINDS : SEARCH_KINDS.filter((kind) => kind !== 'person');
}

/** Titles that begin with what was typed come first, each part by name. */
export function rankByPrefix(found: readonly FoundEntry[], query: SearchQuery): FoundEntry[] {
  const byName = found.toSorted(byKey);
  const begins = byName.filter(({ key }) => key.startsWith(query.key));
  return [...begins, ...byName.filter(({ key }) => !key.startsWith(query.key))].slice(0, MAX_RESULTS);
}

/** First what goes on or is to come, by its start, then what has no date, what is over, the latest first, and cancelled. */
export function rankByTime(found: readonly FoundEntry[], now: string): FoundEntry[] {
  const inOrder = found.toSorted(byKey);
  const isCancelled = ({ status }: FoundEntry) => status === 'cancelled';
  const [upcoming, over] = [inOrder.filter(({ key }) => key >= now), inOrder.filter(({ key }) => key < now)];
  const planned = upcoming.filter((entry) => !isCancelled(entry));
  const dated = planned.filter(({ start }) => start).toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
  const dateless = planned.filter(({ start }) => !start);
  return [...dated, ...dateless, ...over.toReversed(), ...upcoming.filter(isCancelled)].slice(0, MAX_RESULTS);
}

const startOf = ({ start }: FoundEntry) => start ?? '';

function byKey(one: FoundEntry, other: FoundEntry): number {
  if (one.key === other.key) return one._id < other._id ? -1 : 1;
  return one.key < other.key ? -1 : 1;
}
