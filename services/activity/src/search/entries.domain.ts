import type { CloudEvent, EventData, EventName } from '@portal/contracts';
import { unitCategoryOf } from '@portal/contracts';
import { searchTermsOf } from '@portal/service-kit';
import type { SearchEntry } from './domain';
import { keyOf } from './domain';
import { typeWords } from './words.domain';

type AccountEvent = CloudEvent<
  'auth.account.registered.v1' | 'auth.account.changed.v1' | 'auth.account.role-changed.v1'
>;
type CampusEvent = CloudEvent<'events.event.created.v1' | 'events.event.changed.v1' | 'events.event.status-changed.v1'>;

function entryOfAccount({ data: account }: Pick<AccountEvent, 'data'>): SearchEntry {
  const { userId, version, name, username, studentId = '', role } = account;
  return {
    _id: userId,
    version,
    kind: 'person',
    title: name,
    key: keyOf(name),
    // Not the institute's domain, by which everybody would be found.
    terms: searchTermsOf(name, username.split('@')[0] ?? '', studentId),
    category: null,
    detail: studentId,
    above: null,
    aboveName: '',
    role,
  };
}

/** Closed units are not found, but their name is still shown with their events. */
function entryOfUnit({ data: unit }: { data: EventData<'org.unit.created.v1'> }): SearchEntry {
  const { unitId, version, name, type, category, parentUnitId, active } = unit;
  return {
    _id: unitId,
    version,
    kind: 'unit',
    title: name,
    key: keyOf(name),
    terms: active ? searchTermsOf(name) : [],
    category,
    detail: typeWords[type],
    above: parentUnitId,
    aboveName: '',
  };
}

type PositionFacts = EventData<'org.position.created.v1'>;

function entryOfPosition({ data: position }: { data: PositionFacts }): SearchEntry {
  const { positionId, version, title, type, code, unit } = position;
  return {
    _id: positionId,
    version,
    kind: 'position',
    title,
    key: keyOf(title),
    terms: searchTermsOf(title, unit.name, code),
    category: unit.category,
    detail: type,
    above: unit.id,
    aboveName: unit.name,
  };
}

/** The row stays, so that nothing older that comes late brings it back. */
const entryOfRemovedPosition = (event: { data: PositionFacts }): SearchEntry => ({
  ...entryOfPosition(event),
  terms: [],
});

function entryOfEvent({ data, time }: Pick<CampusEvent, 'data' | 'time'>): SearchEntry {
  const { eventId, version, title, category, status, start, venue, unit } = data;
  return {
    _id: eventId,
    version,
    kind: 'event',
    title,
    key: timeKeyOf(data, time),
    terms: searchTermsOf(title, unit.name, venue),
    category: unitCategoryOf(category),
    detail: '',
    above: unit.id,
    aboveName: unit.name,
    start,
    status,
  };
}

const A_DAY_MS = 86_400_000;
/** Behind every date: what is without one, and what was cancelled. */
const DATELESS = '~0';
const CANCELLED = '~1';

/**
 * When it is over. Whatever the moment is, what goes on or is to come lies behind it, so that the order never becomes
 * old; what ended before its time ended when it was told.
 */
function timeKeyOf({ status, start, end, createdAt }: CampusEvent['data'], toldAt: string): string {
  // One without an end lasts a day.
  const over = end ? new Date(end) : start && new Date(new Date(start).getTime() + A_DAY_MS);
  if (status === 'cancelled') return `${CANCELLED} ${(over || new Date(createdAt)).toISOString()}`;
  if (status !== 'completed') return over ? over.toISOString() : `${DATELESS} ${new Date(createdAt).toISOString()}`;
  const told = new Date(toldAt);
  return (over && over < told ? over : told).toISOString();
}

/** What each event tells the whole of. */
export const entriesOf = {
  'auth.account.registered.v1': entryOfAccount,
  'auth.account.changed.v1': entryOfAccount,
  'auth.account.role-changed.v1': entryOfAccount,
  'org.unit.created.v1': entryOfUnit,
  'org.position.created.v1': entryOfPosition,
  'org.position.changed.v1': entryOfPosition,
  'org.position.removed.v1': entryOfRemovedPosition,
  'events.event.created.v1': entryOfEvent,
  'events.event.changed.v1': entryOfEvent,
  'events.event.status-changed.v1': entryOfEvent,
} satisfies { [N in EventName]?: (event: CloudEvent<N>) => SearchEntry };

export type TellsEntry = keyof typeof entriesOf;

export function entryTold(event: CloudEvent<TellsEntry>): SearchEntry {
  const tell = entriesOf[event.type] as (event: CloudEvent<TellsEntry>) => SearchEntry;
  return tell(event);
}
