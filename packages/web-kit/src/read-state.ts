export { ReadState, ShowMore, type ReadStateProps, type ShowMoreProps } from './read-state/read-state';
