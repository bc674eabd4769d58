import { ratioOf, storeTable, storeVerdict, type StoreRow } from './report';

const row: StoreRow = { name: 'insert', clients: 10, embedded: [300, 100, 500], engine: [100, 100, 100] };
const slow: StoreRow = { name: 'find', clients: 1, embedded: [90, 80, 100], engine: [100, 100, 100] };
const withoutEngine: StoreRow = { name: 'find', clients: 1, embedded: [90], engine: [] };
const size = { residentAfterLoad: 250e6, residentAfterOpening: 200e6, openingMs: 900 };

describe('the report of the store bench', () => {
  it('compares each round with the engine in the same round, and takes the median', () => {
    expect(ratioOf(row)).toBe(3);
    expect(storeTable([row]).split('\n').at(-1)).toMatch(/^ +10 {2}insert +300 +100 +3\.00$/);
  });

  it('has no ratio where there is nothing to compare with, and that is no failure', () => {
    expect(storeTable([withoutEngine]).split('\n').at(-1)).toMatch(/90 +- +-$/);
    expect(storeVerdict([withoutEngine], size).passes).toBe(true);
  });

  it('passes a store that is as fast as the engine, small enough and soon open, and no other', () => {
    expect(storeVerdict([row], size).passes).toBe(true);
    expect(storeVerdict([row, slow], size)).toMatchObject({
      passes: false,
      text: expect.stringContaining('Slower than on the engine: find (1).'),
    });
    expect(storeVerdict([row], { ...size, residentAfterLoad: 301e6 }).passes).toBe(false);
    expect(storeVerdict([row], { ...size, openingMs: 3_100 }).passes).toBe(false);
  });
});
