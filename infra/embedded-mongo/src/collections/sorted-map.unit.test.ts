import fc from 'fast-check';
import { SortedMap } from './sorted-map';

describe('a sorted map', () => {
  it('has the same entries as a plain map, in order, after any changes', () => {
    const step = fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 3000 }));
    const read = (entries: Iterable<readonly [string, number]>) => [...entries].map(([key]) => key);
    fc.assert(
      fc.property(fc.array(step, { minLength: 500, maxLength: 4000 }), (steps) => {
        const sorted = new SortedMap<number>();
        const plain = new Map<string, number>();
        for (const [isAdded, number] of steps) {
          const key = String(number);
          if (isAdded) sorted.set(key, number);
          else sorted.delete(key);
          if (isAdded) plain.set(key, number);
          else plain.delete(key);
        }
        const expected = [...plain.keys()].sort();
        expect(read(sorted.scan('', '\uffff'))).toEqual(expected);
        expect(read(sorted.scan('', '\uffff', true))).toEqual(expected.toReversed());
        expect(read(sorted.scan('1', '2'))).toEqual(expected.filter((key) => key >= '1' && key < '2'));
        expect(read(sorted.scan('1', '2', true))).toEqual(
          expected.filter((key) => key >= '1' && key < '2').toReversed(),
        );
        expect(sorted.count('1', '2')).toBe(expected.filter((key) => key >= '1' && key < '2').length);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ['first', 0, 700],
    ['last', 1300, 2000],
    ['middle', 700, 1300],
  ])('has those again that were set after the %s ones had all gone', (_which, from, to) => {
    const keys = Array.from({ length: 2000 }, (_, number) => String(number).padStart(4, '0'));
    const again = keys.slice(from, to).toReversed();
    const sorted = new SortedMap<string>();
    for (const key of keys) sorted.set(key, key);
    for (const key of again) sorted.delete(key);
    expect([...sorted.scan('', '\uffff')].map(([key]) => key)).toEqual(keys.filter((key) => !again.includes(key)));
    for (const key of again) sorted.set(key, key);
    expect([...sorted.scan('', '\uffff')]).toEqual(keys.map((key) => [key, key]));
    expect(keys.map((key) => sorted.get(key))).toEqual(keys);
  });
});
