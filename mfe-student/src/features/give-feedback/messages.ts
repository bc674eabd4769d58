export const giveFeedbackMessages = {
  title: 'Give Feedback', // specification
  all: 'View Feedback', // specification
  type: 'Type',
  chooseType: 'Choose a type',
  typeMissing: 'Please choose a type.',
  targetType: 'Target type',
  target: 'Target',
  targetHints: {
    User: 'Found by name or student ID.',
    Event: 'Found by its title.',
    'Club/Organization': 'Found by its name.',
    POR: 'A position of responsibility, found by its title.',
  },
  targetMissing: 'Please choose whom or what the feedback is about.',
  rating: 'Rating',
  ratingHint: 'Leave the stars empty where they do not fit.',
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  noStars: 'No stars',
  comments: 'Comments',
  commentsMissing: 'Please enter your comments.',
  tooLong: (most: number) => `Please use at most ${most} characters.`,
  anonymous: 'Give feedback anonymously',
  signedHint: 'Everyone sees your name with it, visitors too.',
  anonymousHint:
    'Everyone sees the text and nobody your name, not even the president. You find it here, and you are not notified when it is resolved. What you write may still tell who you are.',
  submit: 'Submit Feedback',
  busy: 'Submitting...',
  discard: 'Discard',
  draftKept: 'Not sent yet, kept in this tab.',
  done: 'Feedback submitted successfully', // specification
  failed: 'Failed to submit feedback', // specification
  againAt: (time: string) => `You can give feedback again at ${time}.`,
} as const;
