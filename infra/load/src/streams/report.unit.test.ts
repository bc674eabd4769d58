import { streamVerdict, type StreamRun } from './report';

const run: StreamRun = {
  streams: 1000,
  deliveryTimes: [300, 450],
  wrong: 0,
  memory: { before: 300, open: 420, after: 380 },
  descriptors: { before: 80, open: 3080, after: 82 },
};

describe('a run of many streams', () => {
  it('passes within two seconds and two hundred megabytes', () => {
    const { passes, text } = streamVerdict(run);
    expect(passes).toBe(true);
    expect(text).toContain('the slowest entry reached all 1000 in 450 ms');
    expect(text).toContain('the portal grew by 120 MB');
  });

  it.each([
    ['one entry is late', { deliveryTimes: [300, 2_000] }],
    ['a stream missed one', { wrong: 1 }],
    ['memory grows', { memory: { before: 300, open: 500, after: 380 } }],
    ['streams are left', { descriptors: { before: 80, open: 3080, after: 200 } }],
  ])('fails when %s', (_what, change) => {
    const { passes, text } = streamVerdict({ ...run, ...change });
    expect(passes).toBe(false);
    expect(text.match(/^FAIL/gm)).toHaveLength(1);
  });
});
