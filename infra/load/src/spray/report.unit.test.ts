import { sprayVerdict } from './report';

const round = { quietMedian: 1000, sprayedMedian: 1500, failures: 0, sprayedPerSecond: 400, hashed: 60, refused: 700 };

describe('the report of a spray', () => {
  it('compares each round with peace in the same round', () => {
    const slow = { ...round, quietMedian: 3000, sprayedMedian: 4500 };
    const { passes, text } = sprayVerdict([round, slow, { ...round, sprayedMedian: 4500 }]);
    expect([passes, text]).toEqual([true, expect.stringContaining('takes 1.50 times as long')]);
  });

  it.each([
    ['is too slow', { ...round, sprayedMedian: 4001 }],
    ['fails', { ...round, failures: 1 }],
  ])('does not pass what %s', (_what, measured) => {
    expect(sprayVerdict([measured]).passes).toBe(false);
  });
});
