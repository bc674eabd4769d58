import styles from './chart.module.css';

/** Props of ChartTip. */
export interface ChartTipProps {
  readonly text: string | null;
  /** The middle of the value in the drawing. */
  readonly x: number;
  readonly width: number;
}

/** Says over the drawing which value has the focus or is pointed at; its mark says the same to assistive technology. */
export function ChartTip({ text, x, width }: ChartTipProps) {
  if (text === null) return null;
  const share = width === 0 ? 0 : x / width;
  const side = share < 0.3 ? 'start' : share > 0.7 ? 'end' : 'middle';
  return (
    <p className={styles.tip} data-side={side} style={{ left: `${share * 100}%` }} aria-hidden="true">
      {text}
    </p>
  );
}
