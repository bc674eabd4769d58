import { newsVerdict, type NewsRun } from './report';

const run = (rate: number, changes: Partial<NewsRun> = {}): NewsRun => ({
  rate,
  written: rate,
  milliseconds: Array.from({ length: 100 }, (_, n) => (n < 96 ? 100 : 900)),
  ...changes,
});

describe('the verdict on news', () => {
  it('passes when 95 of 100 are there in time at the rates that have a goal', () => {
    const { passes, text } = newsVerdict([run(5, { milliseconds: [9_000] }), run(100), run(200)]);
    expect(passes).toBe(true);
    expect(text).toContain('0 events were lost');
  });

  it('says that a run was disturbed in which the machine could not write the events, instead of failing', () => {
    const { passes, text } = newsVerdict([run(100, { written: 90, milliseconds: [900] })]);
    expect([passes, text.includes('disturbed')]).toEqual([true, true]);
  });

  it.each([
    ['news is late', { milliseconds: [251] }],
    ['news is late after a burst', { milliseconds: [251], afterBurst: true }],
    ['an event is lost', { milliseconds: [...Array<number>(99).fill(100), Infinity] }],
    ['nothing came', { milliseconds: [] }],
  ])('fails when %s', (_what, changes) => {
    expect(newsVerdict([run(100, changes)]).passes).toBe(false);
  });

  it('fails without any run', () => {
    expect(newsVerdict([]).passes).toBe(false);
  });
});
