import type { EventStatus, Role, SearchHit, SearchKind, UnitCategory } from '@portal/contracts';
import { OFFICERS, SEARCH_KINDS } from '@portal/contracts';
import { queryTermsOf } from '@portal/service-kit';
import { positionLink } from '../sentences/words.domain';
import { roleWords } from './words.domain';

/** Something that can be found, as the service that owns it last told. */
export interface SearchEntry {
  _id: string;
  version: number;
  kind: SearchKind;
  title: string;
  /** Its place among others of its kind. */
  key: string;
  /** What it is found by, the beginnings of words; what is closed or removed is found by nothing. */
  terms: string[];
  category: UnitCategory | null;
  /** What it says of itself beside its title and the unit above: a student ID, the type of a unit. */
  detail: string;
  /** The unit it belongs to or that is above it. */
  above: string | null;
  /** What that unit was called when this was told; the unit's own entry knows better. */
  aboveName: string;
  start?: string | null;
  status?: EventStatus;
  role?: Role;
}

/** What is shown of an entry. */
export type Found = Omit<SearchEntry, 'version' | 'terms'>;

/** Of each kind. */
export const MOST = 5;

/** What somebody typed: the terms that an entry must have all of, and the beginning of a title it would be. */
export interface Asked {
  terms: string[];
  key: string;
}

/** Null when there is no word in it. */
export function askedOf(q: string): Asked | null {
  const key = keyOf(q);
  return key === '' ? null : { terms: queryTermsOf(q), key };
}

/** The words of a text without accents and signs, in lower case: what sorts titles, and what a typed beginning begins. */
export function keyOf(text: string): string {
  const folded = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return (folded.toLowerCase().match(/[\p{L}\p{N}\p{M}]+[+#]*/gu) ?? []).join(' ');
}

const officers: readonly Role[] = OFFICERS;

/** What somebody can find, in the order of the answer; null is a visitor. */
export function kindsFor(role: Role | null): readonly SearchKind[] {
  if (role === null) return ['event'];
  return officers.includes(role) ? SEARCH_KINDS : SEARCH_KINDS.filter((kind) => kind !== 'person');
}

/** Titles that begin with what was typed come first, each by name. */
export function byBeginning(found: readonly Found[], asked: Asked): Found[] {
  const byName = found.toSorted(byKey);
  const begins = byName.filter(({ key }) => key.startsWith(asked.key));
  return [...begins, ...byName.filter(({ key }) => !key.startsWith(asked.key))].slice(0, MOST);
}

/** What goes on or is to come by its beginning, then what has no date, what is over, the latest first, and cancelled. */
export function byTime(found: readonly Found[], now: string): Found[] {
  const inOrder = found.toSorted(byKey);
  const isOff = ({ status }: Found) => status === 'cancelled';
  const [toCome, over] = [inOrder.filter(({ key }) => key >= now), inOrder.filter(({ key }) => key < now)];
  const on = toCome.filter((entry) => !isOff(entry));
  const dated = on.filter(({ start }) => start).toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
  const dateless = on.filter(({ start }) => !start);
  return [...dated, ...dateless, ...over.toReversed(), ...toCome.filter(isOff)].slice(0, MOST);
}

const startOf = ({ start }: Found) => start ?? '';

function byKey(one: Found, other: Found): number {
  if (one.key === other.key) return one._id < other._id ? -1 : 1;
  return one.key < other.key ? -1 : 1;
}

export function hitOf({ _id, kind, title, category, start, status, role, ...entry }: Found): SearchHit {
  const detail = [entry.detail, entry.aboveName].filter(Boolean).join(' · ');
  return {
    kind,
    _id,
    title,
    detail,
    link: linkOf(kind, _id, title),
    category,
    ...(start !== undefined && { start }),
    ...(status !== undefined && { status }),
    ...(role !== undefined && { role: roleWords[role] }),
  };
}

/** A unit has no page of its own: what it does is its events. A position is found in the list of positions. */
function linkOf(kind: SearchKind, id: string, title: string): string {
  if (kind === 'event') return `/events/${id}`;
  if (kind === 'person') return `/profile/${id}`;
  return kind === 'unit' ? `/events?unit=${id}` : positionLink(title);
}
