/** The texts of managing an event that its page needs at once; those of its parts come with them. */
export const manageTexts = {
  edit: 'Edit',
  cancel: {
    open: 'Cancel event',
    title: (title: string) => `Cancel ${title}?`,
    text: 'It stays in the list as cancelled, with your reason. Everyone registered is told. It cannot be taken back.',
    reason: 'Reason',
    submit: 'Cancel event',
    busy: 'Cancelling...',
    keep: 'Keep event',
    missing: 'Please enter a reason.',
    tooLong: 'Please use at most 500 characters.',
    failed: 'The event could not be cancelled.',
    done: 'The event was cancelled.',
  },
} as const;
