import type { NotificationPreferences } from '@portal/contracts';

/** Nobody gets a mail without having asked for it. */
export const defaultPreferences: NotificationPreferences = { roomReviewed: false };
