import type { PageVisit } from './page-visit';
import { medianRow, missesGoal, pageVerdict } from './report';

const visit: PageVisit = {
  firstPaint: 1_400,
  largestContent: 1_000,
  shift: 0.01,
  blocking: 120,
  interaction: 48,
  bytes: 290_000,
  requests: 14,
};

describe('the report of the pages', () => {
  it('passes when every page reaches every goal', () => {
    const { passes, text } = pageVerdict([{ name: '/events as visitor', cold: visit, warm: visit }]);
    expect(passes).toBe(true);
    expect(text).toMatch(/\/events as visitor +1400 +1000 +1000 +0\.010 +120 +48 +14 +290/);
    expect(text).not.toContain('*');
  });

  it('marks what misses its goal, on the first visit or the second', () => {
    const row = { name: '/home as asha', cold: { ...visit, blocking: 201 }, warm: { ...visit, shift: 0.2 } };
    const { passes, text } = pageVerdict([row, { name: '/login as visitor', cold: visit, warm: visit }]);
    expect(passes).toBe(false);
    expect(text).toContain('0.200*');
    expect(text).toContain('201*');
    expect(text).toContain(
      'Pages of 2 that miss a goal: first paint 0, largest content 0, second visit 0, shift 1, blocking 1',
    );
  });

  it('takes the median of each measurement where one visit missed a goal', () => {
    const row = (shift: number, blocking: number) => ({
      name: '/home as asha',
      cold: { ...visit, shift },
      warm: { ...visit, blocking },
    });
    const slow = row(0.3, 90);
    expect(missesGoal(slow)).toBe(true);
    const counted = medianRow([slow, row(0.01, 70), row(0.02, 80)]);
    expect(counted).toEqual(row(0.02, 80));
    expect(missesGoal(counted)).toBe(false);
  });
});
