import { mergeOldestFirst } from './merge-oldest-first';

const list = (name: string, days: readonly number[], total = days.length) => ({
  items: days.map((day) => ({ _id: `${name}${day}`, since: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z` })),
  total,
});
const idsOf = (...lists: ReturnType<typeof list>[]) => mergeOldestFirst(lists).map(({ _id }) => _id);

describe('lists as one, oldest first', () => {
  it('are mixed by age', () => {
    expect(idsOf(list('a', [3, 9]), list('b', [1, 5]), list('c', []))).toEqual(['b1', 'a3', 'b5', 'a9']);
  });

  it('end where a list that goes on was loaded to', () => {
    expect(idsOf(list('a', [3, 6], 40), list('b', [1, 5, 7, 9]))).toEqual(['b1', 'a3', 'b5', 'a6']);
  });

  it('are empty while one that is not empty has not been loaded', () => {
    expect(idsOf(list('a', [], 2), list('b', [1]))).toEqual([]);
  });

  it('have one order for what came at once', () => {
    expect(idsOf(list('b', [4]), list('a', [4]))).toEqual(['a4', 'b4']);
  });
});
