/** Charts; outside of the main entry, because only some pages show them and they bring their scales. */
export { BarChart, type BarChartProps } from './chart/bar-chart';
export { BarList } from './chart/bar-list';
export { HeatGrid, type HeatGridProps } from './chart/heat-grid';
export { LineChart } from './chart/line-chart';
export type { ChartFill, ChartPoint, ChartProps, ChartSeries, ChartValue } from './chart/chart-data';
