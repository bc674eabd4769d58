import { commandVerdict } from './report';

const runs = [
  { pauseMs: 500, perEvent: 27 },
  { pauseMs: 0, perEvent: 16 },
];

describe('the verdict on commands', () => {
  it('passes with few at rest and for an event that follows another', () => {
    const { passes, text } = commandVerdict({ atRest: 2, runs });
    expect(passes).toBe(true);
    expect(text).toContain('27.0 commands with all that follows, every 500 ms');
  });

  it.each([
    ['too many at rest', { atRest: 2.1, runs }],
    ['too many for an event', { atRest: 1, runs: [{ pauseMs: 0, perEvent: 16.1 }] }],
    ['no event', { atRest: 1, runs: [] }],
  ])('fails with %s', (_what, measured) => {
    expect(commandVerdict(measured).passes).toBe(false);
  });
});
