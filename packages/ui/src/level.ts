/** A level of a few, as a word with steps; outside of the main entry, because only some pages show levels. */
export { Level, type LevelProps } from './level/level';
