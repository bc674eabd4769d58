import * as z from 'zod';
import { activityType, notificationKind, unitCategory } from '../vocabulary';
import { instant, objectId } from './primitives';

/** One line of the feed: a sentence with who did it, on what, and where to look. */
export const activityAnswer = z.object({
  _id: objectId,
  type: activityType,
  /** The whole sentence, in plain words. */
  description: z.string(),
  timestamp: instant,
  actor: z.object({ _id: objectId, name: z.string() }).nullable(),
  subject: z.object({ kind: z.string(), _id: objectId, name: z.string() }),
  /** Path within the portal. */
  link: z.string(),
  unit: z.object({ _id: objectId, name: z.string(), category: unitCategory }).nullable(),
});
export type ActivityAnswer = z.infer<typeof activityAnswer>;

/** At most 20 by default. */
export const recentActivitiesQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(200).default(20),
  cursor: z.string().max(400).optional(),
  type: activityType.optional(),
});

/** What a person may be told by mail, by subject. */
export const notificationPreferences = z.object({
  /** A room request of one's own was approved or rejected. */
  roomReviewed: z.boolean(),
  /** An event that one joined: a place became free, it was moved or cancelled, it begins tomorrow. */
  eventNews: z.boolean(),
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

/** Something a person is told in the portal. */
export const notificationAnswer = z.object({
  _id: objectId,
  kind: notificationKind,
  /** The whole sentence, in plain words. */
  description: z.string(),
  /** Path within the portal. */
  link: z.string(),
  timestamp: instant,
  read: z.boolean(),
});
export type NotificationAnswer = z.infer<typeof notificationAnswer>;

/** Newest first, 20 by default; the answer's `X-Total-Count` counts what the filter leaves. */
export const listNotificationsQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(200).default(20),
  cursor: z.string().max(400).optional(),
  unread: z.enum(['yes']).optional(),
});

/** These; all when `ids` is absent. Somebody else's are passed over. */
export const markNotificationsReadBody = z.strictObject({ ids: z.array(objectId).min(1).max(200).optional() });
