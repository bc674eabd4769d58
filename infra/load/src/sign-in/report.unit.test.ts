import { signInVerdict } from './report';

const round = { hashesPerSecond: 60, signInsPerSecond: 54, longestBlock: 40, failures: 0 };
const tokens = { ours: 90, library: 75, cached: 2 };

describe('the report of a sign-in run', () => {
  it('compares each round with the hash alone in the same round', () => {
    const slow = { ...round, hashesPerSecond: 30, signInsPerSecond: 28 };
    const { passes, text } = signInVerdict([round, slow, { ...round, signInsPerSecond: 20 }], tokens);
    expect([passes, text]).toEqual([true, expect.stringContaining('reaches 0.90 of the hash alone')]);
  });

  it.each([
    ['is too slow', [{ ...round, signInsPerSecond: 40 }], tokens],
    ['blocks the event loop', [round, { ...round, longestBlock: 101 }], tokens],
    ['fails', [{ ...round, failures: 1 }], tokens],
    ['makes tokens expensive', [round], { ...tokens, ours: 120 }],
  ])('does not pass what %s', (_what, rounds, costs) => {
    expect(signInVerdict(rounds, costs).passes).toBe(false);
  });
});
