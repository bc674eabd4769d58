/** A value of a chart: the place of its point, and the series it is of. */
export interface MarkPosition {
  readonly point: number;
  readonly series: number;
}

/** How many points and series there are. */
export interface MarkCount {
  readonly points: number;
  readonly series: number;
}

/** Where a key leads from a value: along the points, or to another series of the same point; undefined for other keys. */
export function nextMark(key: string, { point, series }: MarkPosition, count: MarkCount): MarkPosition | undefined {
  const at = (toPoint: number, toSeries: number): MarkPosition => ({
    point: Math.min(Math.max(toPoint, 0), count.points - 1),
    series: Math.min(Math.max(toSeries, 0), count.series - 1),
  });
  switch (key) {
    case 'ArrowLeft':
      return at(point - 1, series);
    case 'ArrowRight':
      return at(point + 1, series);
    case 'ArrowUp':
      return at(point, series + 1);
    case 'ArrowDown':
      return at(point, series - 1);
    case 'Home':
      return at(0, series);
    case 'End':
      return at(count.points - 1, series);
    default:
      return undefined;
  }
}
