export const giveFeedbackMessages = {
  title: 'Give Feedback', // specification
  all: 'View Feedback', // specification
  type: 'Type',
  chooseType: 'Choose a type',
  typeMissing: 'Please choose a type.',
  targetType: 'Target type',
  target: 'Target',
  targetHints: {
    User: 'Search by name or student ID.',
    Event: 'Search by title.',
    'Club/Organization': 'Search by name.',
    POR: 'A position of responsibility. Search by title.',
  },
  targetMissing: 'Please choose what your feedback is about.',
  rating: 'Rating',
  ratingHint: "Optional. Skip it if a rating doesn't apply.",
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  noStars: 'No stars',
  comments: 'Comments',
  commentsMissing: 'Please enter your comments.',
  tooLong: (most: number) => `Please use at most ${most} characters.`,
  anonymous: 'Give feedback anonymously',
  signedHint: 'Your name will be shown to everyone, including visitors.',
  anonymousHint:
    "Your text is public but your name is hidden from everyone, including the president. You won't be notified when it's resolved; check here. Avoid details that identify you.",
  submit: 'Submit Feedback',
  busy: 'Submitting...',
  discard: 'Discard',
  draftSaved: 'Draft saved in this tab.',
  done: 'Feedback submitted successfully', // specification
  failed: 'Failed to submit feedback', // specification
  againAt: (time: string) => `You can give feedback again at ${time}.`,
} as const;
