/** Texts of every edit dialog. */
export const messages = {
  submit: 'Save',
  busy: 'Saving...',
  cancel: 'Cancel',
  concurrentChanges: (fields: string) => `Someone else changed: ${fields}.`,
  nextStep: 'Your changes are still here, and the other fields are up to date. Review and save again.',
} as const;
