import { Stack, StatStrip } from '@portal/ui';
import { AsOf } from './as-of';
import { FigureTile, type FigureTileProps } from './figure-tile';

/** Props of FigureStrip. */
export interface FigureStripProps {
  /** The accessible name. */
  readonly label: string;
  readonly figures: readonly FigureTileProps[];
}

/** The figures of a dashboard in a row, and from when they are where that is not now. */
export function FigureStrip({ label, figures }: FigureStripProps) {
  return (
    <Stack gap={2}>
      <StatStrip label={label}>
        {figures.map((figure) => (
          <FigureTile key={figure.label} {...figure} />
        ))}
      </StatStrip>
      <AsOf queries={[...new Set(figures.map(({ query }) => query))]} />
    </Stack>
  );
}
