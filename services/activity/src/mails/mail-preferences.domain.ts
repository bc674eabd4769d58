import type { NotificationPreferences } from '@portal/contracts';

/** No mails but those about a joined event, which might have moved or be cancelled. */
export const DEFAULT_PREFERENCES: NotificationPreferences = {
  roomReviewed: false,
  eventNews: true,
  feedbackResolved: false,
  digest: 'off',
};
