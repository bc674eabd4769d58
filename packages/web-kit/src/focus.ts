export { useFocusAfterDialog } from './focus/use-focus-after-dialog';
export { useFocusAfterRemoval } from './focus/use-focus-after-removal';
export { useFocusRecovery } from './focus/use-focus-recovery';
export { useKeys } from './focus/use-keys';
export { useListDialog, type ListDialog } from './focus/use-list-dialog';
