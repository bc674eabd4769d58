import * as z from 'zod';
import { everyone, everyoneOwn } from '../call';
import { defineCall } from '../define-call';
import { objectId } from '../schemas/primitives';

/** Rows of the feedback service. */
export const feedbackCalls = {
  listFeedback: defineCall('listFeedback', {
    service: 'feedback',
    at: 'GET /api/feedback/view-feedback',
    who: { V: 'any', ...everyone },
    summary: 'All feedback, newest first; no author where it is anonymous.',
    built: false,
  }),
  addFeedback: defineCall('addFeedback', {
    service: 'feedback',
    at: 'POST /api/feedback/add',
    who: everyone,
    onboarded: true,
    summary: 'Gives feedback on a person, event, unit or position.',
    status: 201,
    built: false,
  }),
  resolveFeedback: defineCall('resolveFeedback', {
    service: 'feedback',
    at: 'PUT /api/feedback/mark-resolved/:id',
    who: { C: 'not-own', G: 'not-own', P: 'not-own' },
    summary: 'Marks feedback resolved with the actions taken.',
    params: z.strictObject({ id: objectId }),
    built: false,
  }),
  listFeedbackTargets: defineCall('listFeedbackTargets', {
    service: 'feedback',
    at: 'GET /api/feedback/get-targetid',
    who: everyone,
    summary: 'What feedback can be about, at most 50 of each kind.',
    built: false,
  }),
  listOwnFeedback: defineCall('listOwnFeedback', {
    service: 'feedback',
    at: 'GET /api/feedback/:userId',
    who: everyoneOwn,
    summary: 'One’s own feedback.',
    params: z.strictObject({ userId: objectId }),
    built: false,
  }),
} as const;
