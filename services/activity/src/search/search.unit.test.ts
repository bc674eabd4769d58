import type { FoundEntry } from './search.domain';
import { kindsFor, parseQuery, rankByPrefix, rankByTime } from './search.domain';

const entry = (_id: string, key: string, changes: Partial<FoundEntry> = {}): FoundEntry => ({
  _id,
  kind: 'event',
  title: key,
  key,
  category: null,
  detail: '',
  above: null,
  aboveName: '',
  ...changes,
});
const ids = (found: FoundEntry[]) => found.map(({ _id }) => _id).join('');

describe('what was typed', () => {
  it('is its words without accents and punctuation, in lower case', () => {
    const terms = [{ terms: { $in: ['night', 'quiznight'] } }, { terms: 'quiz' }];
    expect(parseQuery('Quíz,  Night!')).toEqual({ terms, key: 'quiz night' });
  });

  it.each(['', '  ', '?!', '++'])('is nothing without a word: %j', (text) => {
    expect(parseQuery(text)).toBeNull();
  });
});

describe('what a role finds', () => {
  it('is events for a visitor, and all kinds but people for a student', () => {
    expect(kindsFor(null)).toEqual(['event']);
    expect(kindsFor('STUDENT')).toEqual(['event', 'unit', 'position', 'skill']);
  });

  it.each(['PRESIDENT', 'GENSEC_SPORTS', 'CLUB_COORDINATOR'] as const)('is people too for %s', (role) => {
    expect(kindsFor(role)).toEqual(['event', 'person', 'unit', 'position', 'skill']);
  });
});

describe('names that were found', () => {
  const query = { terms: [{ terms: 'ro' }], key: 'ro' };

  it('are first those that begin with it, each part by name, then by id', () => {
    const found = [entry('e', 'asha rose'), entry('b', 'roy'), entry('d', 'asha rose'), entry('a', 'rosa')];
    expect(ids(rankByPrefix(found, query))).toBe('abde');
    expect(ids(rankByPrefix(found.toReversed(), query))).toBe('abde');
  });

  it('are five at most', () => {
    const found = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => entry(id, 'roy'));
    expect(ids(rankByPrefix(found, query))).toBe('abcde');
  });
});

describe('events that were found', () => {
  const now = '2026-11-20T10:00:00.000Z';
  const dated = (id: string, start: string, end: string) => entry(id, end, { start });
  const over = (id: string, end: string) => dated(id, '2026-11-01T10:00:00.000Z', end);
  const cancelled = entry('x', '~1 2026-11-21T10:00:00.000Z', {
    start: '2026-11-21T09:00:00.000Z',
    status: 'cancelled',
  });
  const dateless = entry('d', '~0 2026-11-01T10:00:00.000Z', { start: null });

  it('are what is to come by its start, what has no date, what is over, the latest first, and cancelled', () => {
    const found = [
      cancelled,
      over('o', '2026-11-18T10:00:00.000Z'),
      dateless,
      dated('s', '2026-11-22T10:00:00.000Z', '2026-11-22T12:00:00.000Z'),
      dated('l', '2026-11-15T10:00:00.000Z', '2026-11-30T10:00:00.000Z'),
    ];
    expect(ids(rankByTime(found, now))).toBe('lsdox');
    expect(ids(rankByTime(found.toReversed(), now))).toBe('lsdox');
  });

  it('are over after their end only, and those over last come first', () => {
    const ends = [over('o', '2026-11-18T10:00:00.000Z'), over('p', '2026-11-19T10:00:00.000Z'), over('n', now)];
    expect(ids(rankByTime(ends, now))).toBe('npo');
  });

  it('that begin at once are in the order of their ends', () => {
    const start = '2026-11-22T10:00:00.000Z';
    const found = [dated('b', start, '2026-11-22T13:00:00.000Z'), dated('a', start, '2026-11-22T12:00:00.000Z')];
    expect(ids(rankByTime(found, now))).toBe('ab');
  });

  it('are five at most, the cancelled left out first', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((id) => dated(id, `2026-11-22T1${id}`, `2026-11-23T1${id}`));
    expect(ids(rankByTime([cancelled, ...many], now))).toBe('abcde');
  });
});
