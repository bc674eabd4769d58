export { Palette } from './palette/palette';
export type { PaletteGroup, PaletteHit } from './palette/palette-list';
