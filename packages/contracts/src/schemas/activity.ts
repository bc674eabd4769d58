import * as z from 'zod';
import {
  activityType,
  approvalKind,
  digest,
  eventChangeKind,
  notificationKind,
  role,
  unitCategory,
} from '../vocabulary';
import { instant, objectId, opaque } from './primitives';

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
  cursor: opaque(400).optional(),
  type: activityType.optional(),
});

/** How much is pending, and since when the oldest of it. */
const pendingCount = z.object({ total: z.int(), oldest: instant.nullable() });
export type PendingCount = z.infer<typeof pendingCount>;

/** What an officer has to do: to decide, as the inbox lists it, and to resolve. */
export const pendingCounts = z.object({ approvals: z.record(approvalKind, pendingCount), feedback: pendingCount });
export type PendingCounts = z.infer<typeof pendingCounts>;

/** What a person may be notified of by mail, by subject. */
export const notificationPreferences = z.object({
  /** A room request of one's own was approved or rejected. */
  roomReviewed: z.boolean(),
  /** An event that one joined: a place became free, it was moved or cancelled, it begins tomorrow. */
  eventNews: z.boolean(),
  /** Feedback that one signed was resolved. */
  feedbackResolved: z.boolean(),
  /** What is still unread, in one letter: each morning, or on Mondays. */
  digest,
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

/** What a letter of its own may be wanted for. */
export type MailSubject = Exclude<keyof NotificationPreferences, 'digest'>;

/** A notification that a person gets in the portal. */
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

/**
 * The other event of the notifications' stream, `read`: these were marked read in some window of the person, or all
 * that had come until then.
 */
export const notificationsRead = z.object({ ids: z.union([z.literal('all'), z.array(objectId)]) });
export type NotificationsRead = z.infer<typeof notificationsRead>;

/**
 * That an event changed, and in what; a client that shows it asks for it again, and gets what its user may see. `eventId`
 * is absent for what belongs to no event.
 */
export const eventChange = z.object({ eventId: objectId.optional(), kind: eventChangeKind });
export type EventChange = z.infer<typeof eventChange>;

/** Newest first, 20 by default; the answer's `X-Total-Count` counts what the filter leaves. */
export const listNotificationsQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(200).default(20),
  cursor: opaque(400).optional(),
  unread: z.enum(['yes']).optional(),
});

/** These; all when `ids` is absent. Those of other people are skipped. */
export const markNotificationsReadBody = z.strictObject({ ids: z.array(objectId).min(1).max(200).optional() });

/**
 * One write: who (null for scheduled work and anonymous feedback), what, when, in which request, and each field that it
 * changed; a new thing has no before.
 */
export const auditAnswer = z.object({
  _id: objectId,
  at: instant,
  /** `<service>.<noun>.<verb>`, as in the catalogue of events. */
  action: z.string(),
  actor: z.object({ _id: objectId, name: z.string(), role }).nullable(),
  subject: z.object({ kind: z.string(), _id: z.string(), name: z.string() }),
  requestId: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown().optional(), after: z.unknown().optional() })),
});
export type AuditAnswer = z.infer<typeof auditAnswer>;
