export { useFocusAfterRemoval } from './focus/use-focus-after-removal';
