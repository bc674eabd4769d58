import { useId } from 'react';
import type { ReactNode } from 'react';
import { ChartAxes } from './chart-axes';
import { markLabel, valueText, type ChartProps } from './chart-data';
import { ChartFigure } from './chart-figure';
import { ChartFills, fillOf } from './chart-fills';
import { ChartLegend } from './chart-legend';
import { ChartTip } from './chart-tip';
import styles from './chart.module.css';
import { bandScaleOf, CHART, valueScaleOf, type BandScale, type ValueScale } from './scales';
import { useMarks, type MarkAttributes } from './use-marks';
import { useWidth } from './use-width';
import type { MarkPosition } from './next-mark';

/** What a drawing needs to place its values. */
export interface PlotContext {
  readonly bands: BandScale;
  readonly scale: ValueScale;
  /** What a value's ChartMark is given. */
  readonly markOf: (position: MarkPosition) => {
    readonly attributes: MarkAttributes;
    readonly label: string;
    readonly href: string | undefined;
  };
  readonly fillAt: (series: number) => string;
}

/** Props of Plot. */
export interface PlotProps extends ChartProps {
  /** What the axis has to hold. */
  readonly heights: readonly number[];
  /** Draws the values. */
  readonly children: (context: PlotContext) => ReactNode;
}

/** A chart with points along the bottom and values upwards: everything but how a value is drawn. */
export function Plot({ heights, children, ...props }: PlotProps) {
  const { series, points, format = String, label } = props;
  const fillId = useId();
  const { ref, width } = useWidth<HTMLDivElement>();
  const marks = useMarks<SVGSVGElement>({ points: points.length, series: series.length });
  const scale = valueScaleOf(heights);
  const bands = bandScaleOf(points.length, width, scale.ticks.map(format));
  const markOf: PlotContext['markOf'] = (position) => {
    const point = points[position.point];
    const each = series[position.series];
    const { value = null, href } = point?.values[position.series] ?? {};
    const name = point && each ? markLabel(point, each, valueText(value, format)) : '';
    return { attributes: marks.attributesOf(position), label: name, href };
  };
  return (
    <ChartFigure {...props}>
      <ChartLegend series={series} fillId={fillId} />
      <div className={styles.plot} ref={ref}>
        <svg
          {...marks.handlers}
          ref={marks.ref}
          className={styles.chart}
          viewBox={`0 0 ${width} ${CHART.height}`}
          role="group"
          aria-label={label}
        >
          <ChartFills id={fillId} />
          <ChartAxes points={points} width={width} bands={bands} scale={scale} format={format} />
          {children({ bands, scale, markOf, fillAt: (index) => fillOf(series[index]?.fill ?? 'settled', fillId) })}
        </svg>
        <ChartTip
          text={marks.active && markOf(marks.active).label}
          x={marks.active ? bands.middle(marks.active.point) : 0}
          width={width}
        />
      </div>
    </ChartFigure>
  );
}
