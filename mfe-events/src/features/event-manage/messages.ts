/** Texts that the page of an event needs at once; those of registrations come with their chunk. */
export const messages = {
  edit: 'Edit',
  checkIn: 'Check people in',
  correctable: (until: string) => `This event is over. You can correct it until ${until}.`,
  correctableOrCancellable: (until: string) => `This event is over. You can correct or cancel it until ${until}.`,
  cancel: {
    open: 'Cancel event',
    title: (title: string) => `Cancel ${title}?`,
    text: "Everyone registered will be notified with your reason. This can't be undone.",
    reason: 'Reason',
    submit: 'Cancel event',
    busy: 'Cancelling...',
    keep: 'Keep event',
    missing: 'Please enter a reason.',
    tooLong: (max: number) => `Please use at most ${max} characters.`,
    failed: "We couldn't cancel the event.",
    done: (title: string) => `${title} cancelled.`,
  },
} as const;
