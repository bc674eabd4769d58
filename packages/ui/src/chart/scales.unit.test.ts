import type { ChartPoint } from './chart-data';
import { barHeights, barsOf } from './bar-geometry';
import { linePath } from './line-geometry';
import { bandScaleOf, CHART, namedPoints, valueScaleOf } from './scales';

const point = (values: readonly (number | null)[], short = 'Nov'): ChartPoint => ({
  label: `${short} 2026`,
  short,
  values: values.map((value) => ({ value })),
});
const months = Array.from({ length: 12 }, () => point([1]));

describe('the scale of values', () => {
  it.each([
    [[], [0, 1, 2]],
    [[3], [0, 1, 2, 3]],
    [[11], [0, 5, 10, 15]],
    [[1_001], [0, 500, 1_000, 1_500]],
  ])('names few round numbers over %p', (values, ticks) => {
    expect(valueScaleOf(values).ticks).toEqual(ticks);
  });

  it('holds the highest value, and begins at the bottom', () => {
    const { y } = valueScaleOf([87]);
    expect(y(0)).toBe(CHART.bottom);
    expect(y(87)).toBeGreaterThanOrEqual(CHART.top);
  });
});

describe('the points along the bottom', () => {
  it('share the width without meeting, and leave room for the names of the axis', () => {
    const bands = bandScaleOf(12, 300, ['0', '100']);
    expect(bands.right).toBe(300 - 3 * 7 - 8);
    expect(bands.left(0)).toBeGreaterThanOrEqual(0);
    for (let index = 1; index < 12; index++)
      expect(bands.left(index)).toBeGreaterThan(bands.left(index - 1) + bands.width);
    expect(bands.left(11) + bands.width).toBeLessThanOrEqual(bands.right);
  });

  it.each([
    [60, 12],
    [20, 6],
    [11, 4],
  ])('are named where %s px between them leave room, the last one among them', (step, count) => {
    const named = namedPoints(months, step);
    expect(named.size).toBe(count);
    expect(named.has(11)).toBe(true);
  });
});

describe('bars', () => {
  const scale = valueScaleOf([10]);
  const bands = bandScaleOf(1, 200, ['10']);

  it('stand on top of each other with a line between them where they are stacked', () => {
    const [settled, waiting] = barsOf(point([6, 4]), 0, { bands, scale, isStacked: true });
    expect(settled).toMatchObject({ y: scale.y(6), height: CHART.bottom - scale.y(6) });
    expect(waiting).toMatchObject({ x: settled?.x, y: scale.y(10), height: scale.y(6) - scale.y(10) - 1 });
    expect(barHeights([point([6, 4])], true)).toEqual([10]);
  });

  it('stand beside each other otherwise, all on the bottom', () => {
    const [one, other] = barsOf(point([6, 4]), 0, { bands, scale, isStacked: false });
    expect(other?.x).toBeGreaterThanOrEqual((one?.x ?? 0) + (one?.width ?? 0));
    for (const bar of [one, other]) expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(CHART.bottom);
    expect(barHeights([point([6, 4])], false)).toEqual([6, 4]);
  });

  it('have no height for 0 and for a value that is missing', () => {
    const heights = barsOf(point([0, null]), 0, { bands, scale, isStacked: true }).map(({ height }) => height);
    expect(heights).toEqual([0, 0]);
  });
});

describe('a line', () => {
  it('goes through the values and breaks where one is missing', () => {
    const bands = bandScaleOf(4, 100, []);
    const points = [1, 2, null, 3].map((value) => point([value]));
    expect(linePath(points, 0, { bands, scale: valueScaleOf([3]) }).match(/[ML]/g)).toEqual(['M', 'L', 'M']);
  });
});
