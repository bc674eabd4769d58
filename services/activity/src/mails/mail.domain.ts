import type { MailSubject } from '@portal/contracts';
import * as z from 'zod';

const subjects = ['roomReviewed', 'eventNews', 'feedbackResolved'] as const satisfies readonly MailSubject[];

/** Stored with the mail until it is sent. */
export const notificationMailData = z.object({
  preference: z.enum(subjects),
  subject: z.string(),
  sentence: z.string(),
  /** Path within the portal. */
  link: z.string(),
});
export type NotificationMailData = z.infer<typeof notificationMailData>;
