import { retryDelayAfter } from './retry-delay';

describe('the delay before the next attempt', () => {
  it('doubles from a second to a minute', () => {
    expect([1, 2, 3, 7, 20, 5_000].map((failures) => retryDelayAfter(failures, () => 0))).toEqual([
      1_000, 2_000, 4_000, 60_000, 60_000, 60_000,
    ]);
  });

  it('is shorter by up to a quarter, so that instances do not all try at once', () => {
    expect(retryDelayAfter(1, () => 1)).toBe(750);
  });
});
