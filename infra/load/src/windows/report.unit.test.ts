import { windowVerdict, type WindowRun } from './report';

const run = (changes: Partial<WindowRun> = {}): WindowRun => ({
  windows: 200,
  seconds: 60,
  renewedAfter: 600,
  alone: [{ name: 'gateway', cpuMs: 300 }],
  opening: [{ name: 'gateway', cpuMs: 2_400 }],
  idle: [{ name: 'gateway', cpuMs: 1_260 }],
  lost: 0,
  ...changes,
});

describe('the verdict on open windows', () => {
  it('counts what is open and what is opened again, without what the portal takes for itself', () => {
    // 960 ms in 60 s and 2,400 ms in 600 s, of 200 windows: 0.08 + 0.02 ms a second and window.
    const { passes, text } = windowVerdict(run());
    expect(passes).toBe(true);
    expect(text).toContain('5000 windows take 0.50 of a core');
  });

  it.each([
    ['they take more', { idle: [{ name: 'gateway', cpuMs: 1_400 }] }],
    ['streams were lost', { lost: 1 }],
    ['a process is missing', { alone: [] }],
  ])('fails when %s', (_what, changes) => {
    expect(windowVerdict(run(changes)).passes).toBe(false);
  });
});
