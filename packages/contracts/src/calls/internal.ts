import * as z from 'zod';
import { defineCall } from './define-call';
import { eventCatalogue } from '../events/catalogue';
import { claimStudentIdBody, revocationsAnswer, sessionUser } from '../schemas/auth';
import { emailAddress } from '../schemas/primitives';
import { unitRef } from '../session';

/** Calls that only services and the gateway make; the gateway does not route them. */
export const internalCalls = {
  listRevocations: defineCall('listRevocations', {
    service: 'auth',
    at: 'GET /internal/revocations',
    who: { service: 'any' },
    summary: 'The revocations that are in force, for the gateway, which asks every second.',
    answer: revocationsAnswer,
  }),
  findCoordinatorUnit: defineCall('findCoordinatorUnit', {
    service: 'auth',
    at: 'GET /internal/coordinators/:username/unit',
    who: { service: 'any' },
    summary:
      'The unit that a person coordinates, or that has this contact address and no coordinator, else null; org asks when others open a club.',
    params: z.strictObject({ username: emailAddress }),
    answer: z.object({ unit: unitRef.nullable() }),
  }),
  claimStudentId: defineCall('claimStudentId', {
    service: 'auth',
    at: 'POST /internal/student-ids',
    who: { service: 'own' },
    summary: 'Gives the account a student ID that no other account has; records asks before it completes a profile.',
    body: claimStudentIdBody,
    answer: claimStudentIdBody,
    errors: ['PROFILE.STUDENT_ID_TAKEN', 'PROFILE.NOT_OWN', 'ACCESS.EMAIL_NOT_CONFIRMED'],
    emits: ['auth.account.changed.v1'],
  }),
  applyProfile: defineCall('applyProfile', {
    service: 'auth',
    at: 'POST /internal/profiles',
    who: { service: 'own' },
    summary: 'Applies a profile to its account at once; records calls it so that the next request counts as onboarded.',
    body: eventCatalogue['records.profile.changed.v1'].data.strict(),
    answer: z.object({ user: sessionUser }),
    errors: ['ACCESS.FORBIDDEN', 'PROFILE.STUDENT_ID_TAKEN'],
    emits: ['auth.account.changed.v1'],
  }),
} as const;
