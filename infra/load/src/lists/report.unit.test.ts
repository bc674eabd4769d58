import { listVerdict, type ListRow } from './report';

const row = (changes: Partial<ListRow> = {}): ListRow => ({
  name: 'first page',
  few: [10, 100, 10],
  many: [15, 150, 12],
  bytes: 50_000,
  compressed: 9_000,
  failures: 0,
  ...changes,
});

describe('the verdict on lists', () => {
  it('compares the two sizes round by round, so that one slow round does not count', () => {
    expect(listVerdict([row()])).toMatchObject({ passes: true });
    expect(listVerdict([row()]).text).toContain('1.50 times');
  });

  it('is that of the worst list', () => {
    expect(listVerdict([row(), row({ many: [30, 300, 12] })]).passes).toBe(false);
  });

  it('holds a list to what it promises itself', () => {
    expect(listVerdict([row({ maxRatio: 1.6 })]).passes).toBe(true);
    expect(listVerdict([row({ maxRatio: 1.3 })])).toMatchObject({
      passes: false,
      text: expect.stringContaining('too slow are: first page') as string,
    });
  });

  it('fails with an answer that is too large, or a request that failed', () => {
    expect(listVerdict([row({ bytes: 60_001 })]).passes).toBe(false);
    expect(listVerdict([row({ failures: 1 })]).passes).toBe(false);
  });

  it('fails when a list did not answer at all', () => {
    expect(listVerdict([row({ many: [Number.NaN, 10, 10] })]).passes).toBe(false);
  });
});
