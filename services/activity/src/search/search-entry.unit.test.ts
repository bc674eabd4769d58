import type { EventData, SearchKind } from '@portal/contracts';
import { searchTermsOf } from '@portal/service-kit/search';
import {
  entryOfProposedSkill,
  entryOfSkill,
  entryOfAccount,
  entryOfCampusEvent,
  entryOfPosition,
  entryOfRemovedPosition,
  entryOfUnit,
  listedBy,
  underUnit,
} from './search-entry.domain';
import type { SearchEntry } from './search.domain';

const codingClub = { id: 'c'.repeat(24), name: 'Coding Club', category: 'scitech' as const };

describe('the entry of a person', () => {
  const account = {
    userId: 'a'.repeat(24),
    version: 3,
    username: 'ar@example.edu',
    name: 'Éva Rao',
    role: 'STUDENT' as const,
  };
  const entry = {
    _id: 'a'.repeat(24),
    version: 3,
    kind: 'person',
    title: 'Éva Rao',
    key: 'eva rao',
    terms: ['e', 'ev', 'eva', 'evar', 'evara', 'evarao', 'r', 'ra', 'rao', 'a', 'ar'],
    category: null,
    detail: '',
    above: null,
    aboveName: '',
    role: 'STUDENT',
  };

  it('is found by name and address, without the domain of the address', () => {
    expect(entryOfAccount({ data: account })).toEqual(entry);
  });

  it('is found by the student ID too, which stands beside it', () => {
    const terms = searchTermsOf('Eva Rao', 'ar', '7B');
    expect(entryOfAccount({ data: { ...account, studentId: '7B' } })).toEqual({ ...entry, terms, detail: '7B' });
  });
});

describe('the entry of a unit', () => {
  const unit = {
    unitId: codingClub.id,
    version: 2,
    name: 'Sea',
    type: 'independent_position' as const,
    category: 'scitech' as const,
    parentUnitId: 'd'.repeat(24),
    contactEmail: 'sea@example.edu',
    active: true,
  };

  it('is found by name, and says its type', () => {
    expect(entryOfUnit({ data: unit })).toEqual({
      _id: codingClub.id,
      version: 2,
      kind: 'unit',
      title: 'Sea',
      key: 'sea',
      terms: ['s', 'se', 'sea'],
      category: 'scitech',
      detail: 'Independent position',
      above: 'd'.repeat(24),
      aboveName: '',
    });
  });

  it('is not found once it is closed', () => {
    expect(entryOfUnit({ data: { ...unit, active: false } })).toMatchObject({ title: 'Sea', terms: [] });
  });
});

describe('the entry of a position', () => {
  const position = {
    positionId: 'b'.repeat(24),
    version: 4,
    title: 'Ox',
    type: 'Team Lead',
    code: 'P-1',
    unit: { ...codingClub, name: 'Sea' },
  } as EventData<'org.position.created.v1'>;
  const entry = {
    _id: 'b'.repeat(24),
    version: 4,
    kind: 'position',
    title: 'Ox',
    key: 'ox',
    terms: searchTermsOf('Ox P1', 'Sea'),
    text: 'Ox P-1',
    category: 'scitech',
    detail: 'Team Lead',
    above: codingClub.id,
    aboveName: 'Sea',
  };

  it('is found by title, unit and code', () => {
    expect(entryOfPosition({ data: position })).toEqual(entry);
  });

  it('is not found once it is removed', () => {
    expect(entryOfRemovedPosition({ data: position })).toEqual({ ...entry, terms: [] });
  });

  it('is found by the name that its unit has now, and in the category that it is of now', () => {
    const unit = { title: 'Ice', category: 'sports' } as const;
    const added = entryOfPosition({ data: position });
    expect(underUnit(added, unit)).toEqual({ terms: searchTermsOf('Ox P1', 'Ice'), category: 'sports' });
    expect(underUnit({ ...added, kind: 'event' }, unit).category).toBe('scitech');
    expect(underUnit(entryOfRemovedPosition({ data: position }), unit).terms).toEqual([]);
    const { text: _text, ...old } = added;
    expect(underUnit(old, unit).terms).toEqual(['o', 'ox', 'i', 'ic', 'ice']);
  });
});

describe('the entry of an event', () => {
  const time = '2026-11-25T10:00:00.000Z';
  const event: EventData<'events.event.created.v1'> = {
    version: 1,
    eventId: 'e'.repeat(24),
    title: 'Ox',
    category: 'technical',
    status: 'planned',
    start: '2026-11-28T10:00:00Z',
    end: '2026-11-28T12:00:00Z',
    venue: 'L2',
    unit: { ...codingClub, name: 'Sea' },
    createdAt: '2026-11-20T10:00:00Z',
  };
  const keyOf = (changes: Partial<typeof event>) => entryOfCampusEvent({ data: { ...event, ...changes }, time }).key;
  const dateless = { start: null, end: null };

  it('is found by title, unit and venue', () => {
    expect(entryOfCampusEvent({ data: event, time })).toEqual({
      _id: 'e'.repeat(24),
      version: 1,
      kind: 'event',
      title: 'Ox',
      key: '2026-11-28T12:00:00.000Z',
      terms: searchTermsOf('Ox L2', 'Sea'),
      text: 'Ox L2',
      category: 'scitech',
      detail: '',
      above: codingClub.id,
      aboveName: 'Sea',
      start: '2026-11-28T10:00:00Z',
      status: 'planned',
    });
  });

  it('is sorted by its end, or a day after its start', () => {
    expect(keyOf({ status: 'ongoing' })).toBe('2026-11-28T12:00:00.000Z');
    expect(keyOf({ start: null })).toBe('2026-11-28T12:00:00.000Z');
    expect(keyOf({ end: null })).toBe('2026-11-29T10:00:00.000Z');
  });

  it('without a date comes after those with one, by its creation', () => {
    expect(keyOf(dateless)).toBe('~0 2026-11-20T10:00:00.000Z');
  });

  it('that is cancelled comes after all, by its end or its creation', () => {
    expect(keyOf({ status: 'cancelled' })).toBe('~1 2026-11-28T12:00:00.000Z');
    expect(keyOf({ status: 'cancelled', ...dateless })).toBe('~1 2026-11-20T10:00:00.000Z');
  });

  it('that was completed ended when that was said, or earlier', () => {
    expect(keyOf({ status: 'completed' })).toBe(time);
    expect(keyOf({ status: 'completed', ...dateless })).toBe(time);
    expect(keyOf({ status: 'completed', start: null, end: '2026-11-25T09:00:00Z' })).toBe('2026-11-25T09:00:00.000Z');
  });
});

describe('the entry of a skill', () => {
  const data: EventData<'records.skill.endorsed.v1'> = {
    version: 2,
    skillId: 'd'.repeat(24),
    code: 'SKL-0001',
    name: 'Go',
    category: 'IT',
    type: 'technical',
    description: '',
    createdBy: { id: 'e'.repeat(24), name: 'Asha Rao' },
    createdAt: '2026-11-20T10:00:00Z',
  };

  it('is found by name and category once it is endorsed, and not by who proposed it', () => {
    expect(entryOfSkill({ data })).toEqual({
      _id: data.skillId,
      version: 2,
      kind: 'skill',
      title: 'Go',
      key: 'go',
      terms: ['g', 'go', 'i', 'it'],
      category: 'scitech',
      detail: 'IT',
      above: null,
      aboveName: '',
    });
    expect(entryOfProposedSkill({ data }).terms).toEqual([]);
  });
});

describe('an entry of an earlier build', () => {
  const now = { title: 'Women’s Hostel', terms: ['w'], detail: 'Block B', text: 'Women’s Hostel P-1' };
  const earlier = (kind: SearchKind, changes: Partial<SearchEntry> = {}) =>
    listedBy(
      { _id: 'a', version: 1, kind, key: 'x', category: null, above: null, aboveName: '', ...now, ...changes },
      'Sea',
    );
  const key = 'womens hostel';

  it.each([
    ['unit', { key, terms: searchTermsOf(now.title) }],
    ['position', { key, terms: searchTermsOf(now.text, 'Sea') }],
    ['event', { key: 'x', terms: searchTermsOf(now.text, 'Sea') }],
    ['skill', { key, terms: searchTermsOf(now.title, now.detail) }],
  ] as const)('is found as one of today: a %s', (kind, listed) => expect(earlier(kind)).toEqual(listed));

  it('keeps what was made of the address of a person', () => {
    expect(earlier('person', { terms: ['nair'] }).terms).toEqual([...searchTermsOf(now.title, now.detail), 'nair']);
  });

  it.each(['unit', 'position', 'skill'] as const)('is not found when it was not: a %s', (kind) => {
    expect(earlier(kind, { terms: [] }).terms).toEqual([]);
  });
});
