/** Texts of this feature. */
export const messages = {
  open: 'Add to my calendar',
  loading: 'Loading...',
  failed: "We couldn't load your calendar link.",
  text: 'Subscribe once and the events you join or organize appear in your calendar.',
  active: (day: string) => `Link created on ${day}. For security we show it only once; replace it to get a new one.`,
  create: 'Create calendar link',
  creating: 'Creating...',
  replace: 'Replace link',
  replaceText: 'Your current link stops working in every calendar that uses it.',
  delete: 'Delete link',
  deleteText: 'Calendars that use the link stop receiving your events.',
  deleting: 'Deleting...',
  back: 'Back',
  notChanged: "We couldn't change your calendar link. Please try again.",
} as const;
