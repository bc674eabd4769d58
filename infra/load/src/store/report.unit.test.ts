import { ratioOf, tableOf, verdictOf, type StoreRow } from './report';

const row: StoreRow = { name: 'insert', clients: 10, embedded: [300, 100, 500], engine: [100, 100, 100] };
const slow: StoreRow = { name: 'find', clients: 1, embedded: [90, 80, 100], engine: [100, 100, 100] };
const alone: StoreRow = { name: 'find', clients: 1, embedded: [90], engine: [] };
const size = { residentAfterLoad: 250e6, residentAfterOpening: 200e6, openedIn: 900 };

describe('the report of the store bench', () => {
  it('sets each round against the one of the same moment, and takes the middle one', () => {
    expect(ratioOf(row)).toBe(3);
    expect(tableOf([row]).split('\n').at(-1)).toMatch(/^ +10 {2}insert +300 +100 +3\.00$/);
  });

  it('has no ratio where there is nothing to compare with, and that is no failure', () => {
    expect(tableOf([alone]).split('\n').at(-1)).toMatch(/90 +- +-$/);
    expect(verdictOf([alone], size).passes).toBe(true);
  });

  it('passes what is as quick as the engine, small enough and soon open, and nothing else', () => {
    expect(verdictOf([row], size).passes).toBe(true);
    expect(verdictOf([row, slow], size)).toMatchObject({
      passes: false,
      text: expect.stringContaining('Slower than on the engine: find (1).'),
    });
    expect(verdictOf([row], { ...size, residentAfterLoad: 301e6 }).passes).toBe(false);
    expect(verdictOf([row], { ...size, openedIn: 3_100 }).passes).toBe(false);
  });
});
