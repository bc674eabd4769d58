import { axisOf, barsOf, CHART, monthName } from './chart';

const month = (count: number, resolved = 0) => ({ month: '2026-11', count, resolved });

describe('the chart of months', () => {
  it.each([
    [0, [0, 1, 2]],
    [2, [0, 1, 2]],
    [3, [0, 2, 4]],
    [10, [0, 5, 10]],
    [11, [0, 10, 20]],
    [87, [0, 50, 100]],
    [1_001, [0, 1_000, 2_000]],
  ])('holds %s under round numbers', (count, lines) => {
    expect(axisOf([month(0), month(count)])).toEqual(lines);
  });

  it('puts the open part on top of the resolved one', () => {
    const [bar] = barsOf([month(10, 5)]);
    const half = (CHART.bottom - CHART.top) / 2;
    expect(bar?.resolved).toEqual({ y: CHART.bottom - half, height: half });
    expect(bar?.open).toEqual({ y: CHART.top, height: half - 1 });
  });

  it('draws no bar for a month without feedback', () => {
    const [bar] = barsOf([month(0), month(4)]);
    expect([bar?.resolved.height, bar?.open.height]).toEqual([0, 0]);
  });

  it('names months', () => {
    expect(monthName('2026-09')).toBe('Sep 2026');
  });
});
