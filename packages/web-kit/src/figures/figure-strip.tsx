import { Stack, StatStrip } from '@portal/ui';
import { AsOf } from './as-of';
import type { FigureQuery } from './figure-query';
import { FigureTile, type FigureTileProps } from './figure-tile';

/** Props of FigureStrip. */
export interface FigureStripProps {
  /** The accessible name. */
  readonly label: string;
  readonly figures: readonly FigureTileProps[];
  /** Of all figures of the page, where it shows more of them elsewhere. */
  readonly queries?: readonly FigureQuery[] | undefined;
}

/** The figures of a dashboard in a row, and from when they are where that is not now. */
export function FigureStrip({ label, figures, queries = figures.map(({ query }) => query) }: FigureStripProps) {
  return (
    <Stack gap={2}>
      <StatStrip label={label}>
        {figures.map((figure) => (
          <FigureTile key={figure.label} {...figure} />
        ))}
      </StatStrip>
      <AsOf queries={[...new Set(queries)]} />
    </Stack>
  );
}
