export { AsOf, type AsOfProps } from './figures/as-of';
export type { FigureQuery } from './figures/figure-query';
export { FigureStrip, type FigureStripProps } from './figures/figure-strip';
export { type Figure, type FigureTileProps } from './figures/figure-tile';
