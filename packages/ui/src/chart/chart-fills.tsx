import type { ChartFill } from './chart-data';
import styles from './chart.module.css';

/** What fills the marks of a series, in the drawing whose {@link ChartFills} have this id. */
export function fillOf(fill: ChartFill, id: string): string {
  return `url(#${id}-${fill})`;
}

const textures: Readonly<Record<ChartFill, readonly string[]>> = {
  settled: [],
  waiting: ['M-1 1l2-2M0 6L6 0M5 7l2-2'],
  dark: [],
  dotted: ['M1.5 1.5h0', 'M4.5 4.5h0'],
  lined: ['M0 1.5h6', 'M0 4.5h6'],
  light: [],
};

/** The textures of a drawing. */
export function ChartFills({ id }: { readonly id: string }) {
  const fills = Object.keys(textures) as ChartFill[];
  return (
    <defs>
      {fills.map((fill) => (
        <pattern key={fill} id={`${id}-${fill}`} width={6} height={6} patternUnits="userSpaceOnUse" data-fill={fill}>
          <rect className={styles.ground} width={6} height={6} />
          {textures[fill].map((path) => (
            <path key={path} className={styles.texture} d={path} />
          ))}
        </pattern>
      ))}
    </defs>
  );
}
