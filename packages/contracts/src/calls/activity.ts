import * as z from 'zod';
import { AUDIT_ACTIONS } from '../events/audit-words';
import { everyone, everyoneOwn, officersScoped } from '../permissions';
import { defineCall } from './define-call';
import {
  activityAnswer,
  pendingCounts,
  auditAnswer,
  eventChange,
  listNotificationsQuery,
  markNotificationsReadBody,
  notificationAnswer,
  notificationPreferences,
  notificationsRead,
  recentActivitiesQuery,
} from '../schemas/activity';
import { calendarDay, objectId, pageQuery } from '../schemas/primitives';
import { searchHit, searchQuery } from '../schemas/search';
import { serviceBoardAnswer } from '../schemas/service-board';

/** The president's filters of the record of every write: action, actor, subject and days of the institute. */
const listAuditQuery = z.strictObject({
  ...pageQuery.shape,
  action: z.enum(AUDIT_ACTIONS).optional(),
  actor: objectId.optional(),
  subject: objectId.optional(),
  from: calendarDay.optional(),
  to: calendarDay.optional(),
});

/** Rows of the activity service: feed, notifications and audit. */
export const activityCalls = {
  listRecentActivities: defineCall('listRecentActivities', {
    service: 'activity',
    at: 'GET /api/activities/recent',
    who: officersScoped,
    summary: 'What happened lately in the caller’s area, newest first.',
    query: recentActivitiesQuery,
    answer: z.array(activityAnswer),
  }),
  streamActivities: defineCall('streamActivities', {
    service: 'activity',
    at: 'GET /api/activities/stream',
    who: officersScoped,
    summary: 'The same, live, as server-sent events; resumes after Last-Event-ID.',
    answer: activityAnswer,
    produces: ['text/event-stream'],
  }),
  readPendingCounts: defineCall('readPendingCounts', {
    service: 'activity',
    at: 'GET /api/activities/pending',
    who: officersScoped,
    summary: 'How much is pending for the caller, of each kind, and since when.',
    answer: pendingCounts,
  }),
  readServiceBoard: defineCall('readServiceBoard', {
    service: 'activity',
    at: 'GET /api/activities/service',
    who: everyone,
    summary:
      'How quickly each council answers, and what it did, in the last twelve months, nothing of fewer than five; also as CSV.',
    csv: {},
    answer: serviceBoardAnswer,
  }),
  listNotifications: defineCall('listNotifications', {
    service: 'activity',
    at: 'GET /api/notifications',
    who: everyoneOwn,
    summary: 'One’s own notifications, newest first.',
    query: listNotificationsQuery,
    answer: z.array(notificationAnswer),
  }),
  streamNotifications: defineCall('streamNotifications', {
    service: 'activity',
    at: 'GET /api/notifications/stream',
    who: everyoneOwn,
    summary: 'The same, live, as server-sent events, and what was marked read; resumes after Last-Event-ID.',
    answer: z.union([notificationAnswer, notificationsRead]),
    produces: ['text/event-stream'],
  }),
  streamEventChanges: defineCall('streamEventChanges', {
    service: 'activity',
    at: 'GET /api/event-changes/stream',
    who: everyone,
    summary: 'Which events change, live, as server-sent events; resumes after Last-Event-ID.',
    answer: eventChange,
    produces: ['text/event-stream'],
  }),
  markNotificationsRead: defineCall('markNotificationsRead', {
    service: 'activity',
    at: 'POST /api/notifications/read',
    who: everyoneOwn,
    summary: 'Marks notifications read.',
    body: markNotificationsReadBody,
    status: 204,
    emitsNothingBecause: 'What a person has read is that person’s own business.',
  }),
  readNotificationPreferences: defineCall('readNotificationPreferences', {
    service: 'activity',
    at: 'GET /api/notifications/preferences',
    who: everyoneOwn,
    summary: 'Which emails the person gets.',
    answer: notificationPreferences,
  }),
  changeNotificationPreferences: defineCall('changeNotificationPreferences', {
    service: 'activity',
    at: 'PUT /api/notifications/preferences',
    who: everyoneOwn,
    summary: 'Changes which emails the person gets.',
    body: notificationPreferences.partial().strict(),
    answer: notificationPreferences,
    emitsNothingBecause: 'Which emails people get is their own business.',
  }),
  listAudit: defineCall('listAudit', {
    service: 'activity',
    at: 'GET /api/audit',
    who: { P: 'any' },
    summary: 'The append-only record of every write, newest first; also as CSV, whole.',
    query: listAuditQuery,
    csv: { anHour: 30 },
    answer: z.array(auditAnswer),
  }),
  search: defineCall('search', {
    service: 'activity',
    at: 'GET /api/search',
    who: { V: 'any', ...everyone },
    summary: 'Events, people, units and positions that the caller may see, at most five of each kind.',
    query: searchQuery,
    answer: z.array(searchHit),
  }),
} as const;
