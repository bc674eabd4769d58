import { mostUrgentFirst, oldestFirst } from './sort-approvals';

const dayOf = (day: number) => String(day).padStart(2, '0');
const list = (name: string, days: readonly number[], total = days.length) => ({
  items: days.map((day) => ({ _id: `${name}${day}`, since: `2026-11-${dayOf(day)}T10:00:00.000Z` })),
  total,
});
/** Since when and by when each. */
const timed = (name: string, days: readonly (readonly [since: number, by: number])[], total = days.length) => ({
  items: days.map(([since, by]) => ({
    _id: `${name}${by}`,
    since: `2026-11-${dayOf(since)}T10:00:00.000Z`,
    neededBy: `2026-12-${dayOf(by)}T18:00`,
  })),
  total,
});
const idsOf = (items: readonly { readonly _id: string }[]) => items.map(({ _id }) => _id);

describe('lists as one, oldest first', () => {
  it('are mixed by age', () => {
    const lists = [list('a', [3, 9]), list('b', [1, 5]), list('c', [])];
    expect(idsOf(oldestFirst(lists))).toEqual(['b1', 'a3', 'b5', 'a9']);
  });

  it('end where a list that goes on was loaded to', () => {
    expect(idsOf(oldestFirst([list('a', [3, 6], 40), list('b', [1, 5, 7, 9])]))).toEqual(['b1', 'a3', 'b5', 'a6']);
  });

  it('are empty while one that is not empty has not been loaded', () => {
    expect(idsOf(oldestFirst([list('a', [], 2), list('b', [1])]))).toEqual([]);
  });

  it('have one order for what came at once', () => {
    expect(idsOf(oldestFirst([list('b', [4]), list('a', [4])]))).toEqual(['a4', 'b4']);
  });
});

describe('lists as one, most urgent first', () => {
  it('begin with what is needed soonest, whenever it was asked for, and then go on by age', () => {
    const rooms = timed('room', [
      [2, 20],
      [28, 1],
      [5, 9],
    ]);
    expect(idsOf(mostUrgentFirst([list('a', [3, 9]), rooms, list('b', [1])]))).toEqual([
      'room1',
      'room9',
      'room20',
      'b1',
      'a3',
      'a9',
    ]);
  });

  it('have the older one first of what is needed at the same time', () => {
    const [one, two] = [timed('b', [[6, 1]]), timed('a', [[4, 1]])];
    expect(idsOf(mostUrgentFirst([one, two]))).toEqual(['a1', 'b1']);
  });

  it('show everything else as far as it was loaded, however many more are needed by a day', () => {
    const lists = [timed('room', [[28, 1]], 300), list('a', [3, 6], 40), list('b', [1, 9])];
    expect(idsOf(mostUrgentFirst(lists))).toEqual(['room1', 'b1', 'a3', 'a6']);
  });
});
