import { startVerdict, type StartedProcess } from './report';

const round = (changes: Partial<StartedProcess> = {}): StartedProcess[] => [
  { name: 'auth', readyMs: 2_900, cpuMs: 800, memoryMb: 400, ...changes },
  { name: 'gateway', readyMs: 1_500, cpuMs: 500, memoryMb: 300 },
];

describe('the verdict on a start of all processes', () => {
  it('passes when the last is ready within three seconds and all hold 700 MB, also when one round is disturbed', () => {
    const { passes, text } = startVerdict([round(), round({ readyMs: 9_000, memoryMb: 900 }), round()]);
    expect(passes).toBe(true);
    expect(text).toContain('All are ready after 2900 ms of 3000.');
    expect(text).toContain('At rest they hold 700 MB of 700.');
  });

  it.each([
    ['one is ready later', { readyMs: 3_001 }],
    ['they hold more', { memoryMb: 401 }],
    ['one was not measured', { memoryMb: Number.NaN }],
  ])('fails when %s', (_what, changes) => {
    expect(startVerdict([round(changes)]).passes).toBe(false);
  });
});
