import type { CloudEvent, EventData } from '@portal/contracts';
import { DAY_MS, sortKeyOf, UNIT_TYPE_NAMES, unitCategoryOf } from '@portal/contracts';
import { searchTermsOf } from '@portal/service-kit/search';
import type { SearchEntry } from './search.domain';

type CampusEvent = CloudEvent<'events.event.created.v1' | 'events.event.changed.v1' | 'events.event.status-changed.v1'>;

export function entryOfAccount({ data: account }: { data: EventData<'auth.account.registered.v1'> }): SearchEntry {
  const { userId, version, name, username, studentId = '', role } = account;
  return {
    _id: userId,
    version,
    kind: 'person',
    title: name,
    key: sortKeyOf(name),
    terms: searchTermsOf(name, username, studentId),
    category: null,
    detail: studentId,
    above: null,
    aboveName: '',
    role,
  };
}

/** Closed units are not found, but their name is still shown with their events. */
export function entryOfUnit({ data: unit }: { data: EventData<'org.unit.created.v1'> }): SearchEntry {
  const { unitId, version, name, type, category, parentUnitId, active } = unit;
  return {
    _id: unitId,
    version,
    kind: 'unit',
    title: name,
    key: sortKeyOf(name),
    terms: active ? searchTermsOf(name) : [],
    category,
    detail: UNIT_TYPE_NAMES[type],
    above: parentUnitId,
    aboveName: '',
  };
}

type PositionData = EventData<'org.position.created.v1'>;

export function entryOfPosition({ data: position }: { data: PositionData }): SearchEntry {
  const { positionId, version, title, type, code, unit } = position;
  const text = `${title} ${code}`;
  return {
    _id: positionId,
    version,
    kind: 'position',
    title,
    key: sortKeyOf(title),
    terms: searchTermsOf(text, unit.name),
    text,
    category: unit.category,
    detail: type,
    above: unit.id,
    aboveName: unit.name,
  };
}

/** The entry stays, so that an older event that comes late does not bring it back. */
export function entryOfRemovedPosition(event: { data: PositionData }): SearchEntry {
  return { ...entryOfPosition(event), terms: [] };
}

type SkillData = EventData<'records.skill.endorsed.v1'>;

/** Found by all once it is endorsed. */
export function entryOfSkill({ data: skill }: { data: SkillData }): SearchEntry {
  const { skillId, version, name, category, type } = skill;
  return {
    _id: skillId,
    version,
    kind: 'skill',
    title: name,
    key: sortKeyOf(name),
    terms: searchTermsOf(name, category),
    category: unitCategoryOf(type),
    detail: category,
    above: null,
    aboveName: '',
  };
}

/** Until then others do not know of it. */
export function entryOfProposedSkill(event: { data: SkillData }): SearchEntry {
  return { ...entryOfSkill(event), terms: [] };
}

export function entryOfCampusEvent({ data, time }: Pick<CampusEvent, 'data' | 'time'>): SearchEntry {
  const { eventId, version, title, category, status, start, venue, unit } = data;
  const text = `${title} ${venue}`;
  return {
    _id: eventId,
    version,
    kind: 'event',
    title,
    key: timeKeyOf(data, time),
    terms: searchTermsOf(text, unit.name),
    text,
    category: unitCategoryOf(category),
    detail: '',
    above: unit.id,
    aboveName: unit.name,
    start,
    status,
  };
}

/**
 * The terms and the category that an entry has while the unit above it is called and placed as it is now. Entries from
 * before their text was kept are found by their title.
 */
export function underUnit(
  { kind, title, text = title, terms, category }: SearchEntry,
  unit: Pick<SearchEntry, 'title' | 'category'>,
): Pick<SearchEntry, 'terms' | 'category'> {
  const isRemoved = terms.length === 0;
  return {
    terms: isRemoved ? [] : searchTermsOf(text, unit.title),
    // An event has a category of its own.
    category: kind === 'position' ? unit.category : category,
  };
}

/**
 * What an entry of an earlier build is found and sorted by. It holds no address of a person, so they keep the terms that
 * were made of it.
 */
export function listedBy(entry: SearchEntry, aboveName: string): Pick<SearchEntry, 'key' | 'terms'> {
  const { kind, title, text = title, detail, terms } = entry;
  const key = kind === 'event' ? entry.key : sortKeyOf(title);
  if (terms.length === 0 || kind === 'unit') return { key, terms: terms.length === 0 ? [] : searchTermsOf(title) };
  if (kind === 'person') return { key, terms: [...new Set([...searchTermsOf(title, detail), ...terms])] };
  return { key, terms: kind === 'skill' ? searchTermsOf(title, detail) : searchTermsOf(text, aboveName) };
}

/** Sort after every date: what has none, and what was cancelled. */
const DATELESS = '~0';
const CANCELLED = '~1';

/**
 * When it is over, so that what goes on or is to come lies behind the present moment without the entry being updated. What
 * was completed before its time ended at the time of the event.
 */
function timeKeyOf({ status, start, end, createdAt }: CampusEvent['data'], eventTime: string): string {
  // One without an end lasts a day.
  const over = end ? new Date(end) : start && new Date(new Date(start).getTime() + DAY_MS);
  if (status === 'cancelled') return `${CANCELLED} ${(over || new Date(createdAt)).toISOString()}`;
  if (status !== 'completed') return over ? over.toISOString() : `${DATELESS} ${new Date(createdAt).toISOString()}`;
  const completed = new Date(eventTime);
  return (over && over < completed ? over : completed).toISOString();
}
