/** Texts that the page of an event needs at once; those of registrations come with their chunk. */
export const messages = {
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
    tooLong: (max: number) => `Please use at most ${max} characters.`,
    failed: 'The event could not be cancelled.',
    done: 'The event was cancelled.',
  },
} as const;
