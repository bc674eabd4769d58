import type { NotificationPreferences } from '@portal/contracts';

/** Mail is asked for, except where somebody would stand before a closed door. */
export const defaultPreferences: NotificationPreferences = {
  roomReviewed: false,
  eventNews: true,
  feedbackResolved: false,
  digest: 'off',
};
