import type { ChartProps, HeatGridProps } from '@portal/ui/chart';
import { messages } from './messages';

type Rows = readonly (readonly (string | number)[])[];

/** The figures of charts as one table: a row for each value. */
export function tableRows(charts: readonly ChartProps[], grids: readonly HeatGridProps[]): Rows {
  const all = [
    ...charts.map(({ label, series, points }) => ({ label, series, points })),
    ...grids.map(({ label, columns, rows }) => ({ label, series: columns, points: rows })),
  ];
  return [
    messages.columns,
    ...all.flatMap(({ label, series, points }) =>
      points.flatMap((point) =>
        series.map((each, index) => [label, point.label, each.label, point.values[index]?.value ?? '']),
      ),
    ),
  ];
}
