import * as z from 'zod';
import { everyone, everyoneOwn, officers, officersScoped } from '../permissions';
import { defineCall } from './define-call';
import {
  addFeedbackBody,
  feedbackAnswer,
  feedbackByMonth,
  feedbackStatistics,
  feedbackTargets,
  listFeedbackQuery,
  listFeedbackTargetsQuery,
  listOwnFeedbackQuery,
  ownFeedbackCounts,
  resolveFeedbackBody,
} from '../schemas/feedback';
import { objectId } from '../schemas/primitives';

const anyone = { V: 'any', ...everyone } as const;

/** Rows of the feedback service. */
export const feedbackCalls = {
  listFeedback: defineCall('listFeedback', {
    service: 'feedback',
    at: 'GET /api/feedback/view-feedback',
    who: anyone,
    summary: 'All feedback, newest first; no author where it is anonymous; for officers also as CSV, whole.',
    query: listFeedbackQuery,
    csv: { who: officers, anHour: 30 },
    answer: z.array(feedbackAnswer),
  }),
  readFeedback: defineCall('readFeedback', {
    service: 'feedback',
    at: 'GET /api/feedback/view-feedback/:id',
    who: anyone,
    summary: 'One entry with the whole of its texts, which lists cut.',
    params: z.strictObject({ id: objectId }),
    answer: feedbackAnswer,
    errors: ['FEEDBACK.NOT_FOUND'],
  }),
  readFeedbackStatistics: defineCall('readFeedbackStatistics', {
    service: 'feedback',
    at: 'GET /api/feedback/figures',
    who: anyone,
    summary: 'How much feedback there is: open, resolved, its ratings, types and months.',
    answer: feedbackStatistics,
  }),
  readFeedbackByMonth: defineCall('readFeedbackByMonth', {
    service: 'feedback',
    at: 'GET /api/feedback/by-month',
    who: officersScoped,
    summary:
      'Feedback on units, their events and positions within the caller’s area (the president: all), by month, with the median days to resolve; at most a minute old.',
    answer: feedbackByMonth,
  }),
  addFeedback: defineCall('addFeedback', {
    service: 'feedback',
    at: 'POST /api/feedback/add',
    who: everyone,
    onboarded: true,
    summary: 'Gives feedback on a person, event, unit or position, at most 20 times an hour.',
    body: addFeedbackBody,
    answer: z.object({ message: z.string(), feedback: feedbackAnswer }),
    status: 201,
    errors: ['FEEDBACK.TARGET_NOT_FOUND', 'FEEDBACK.TOO_MANY', 'ACCESS.FORBIDDEN'],
    emits: ['feedback.feedback.given.v1'],
  }),
  resolveFeedback: defineCall('resolveFeedback', {
    service: 'feedback',
    at: 'PUT /api/feedback/mark-resolved/:id',
    who: { C: 'not-own', G: 'not-own', P: 'not-own' },
    summary: 'Marks feedback resolved with the actions taken.',
    params: z.strictObject({ id: objectId }),
    body: resolveFeedbackBody,
    answer: feedbackAnswer,
    errors: ['FEEDBACK.NOT_FOUND', 'FEEDBACK.OWN', 'FEEDBACK.ABOUT_ONESELF', 'FEEDBACK.ALREADY_RESOLVED'],
    emits: ['feedback.feedback.resolved.v1'],
  }),
  listFeedbackTargets: defineCall('listFeedbackTargets', {
    service: 'feedback',
    at: 'GET /api/feedback/get-targetid',
    who: everyone,
    summary: 'What feedback can be about, at most 50 of each kind.',
    query: listFeedbackTargetsQuery,
    answer: feedbackTargets,
  }),
  listOwnFeedback: defineCall('listOwnFeedback', {
    service: 'feedback',
    at: 'GET /api/feedback/:userId',
    who: everyoneOwn,
    summary: 'One’s own feedback, also what one gave anonymously.',
    params: z.strictObject({ userId: objectId }),
    query: listOwnFeedbackQuery,
    answer: z.array(feedbackAnswer),
    errors: ['ACCESS.FORBIDDEN'],
  }),
  countOwnFeedback: defineCall('countOwnFeedback', {
    service: 'feedback',
    at: 'GET /api/feedback/:userId/counts',
    who: everyoneOwn,
    summary: 'How much feedback one gave, also anonymously, and how much of it is resolved.',
    params: z.strictObject({ userId: objectId }),
    answer: ownFeedbackCounts,
    errors: ['ACCESS.FORBIDDEN'],
  }),
} as const;
