/** What lists that are decided one after the other, or several at once, are made of. */
export { useFocusedRow } from './queue/use-focused-row';
export { useQueue, type Queue } from './queue/use-queue';
