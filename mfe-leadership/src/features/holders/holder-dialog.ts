/** The dialogs of a holder. */
export type HolderDialog = 'details' | 'edit' | 'remove';
