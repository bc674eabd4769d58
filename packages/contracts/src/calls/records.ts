import * as z from 'zod';
import { everyone, everyoneOwn } from '../permissions';
import { anHour, defineCall } from './define-call';
import { signedInAnswer } from '../schemas/auth';
import { objectId, opaque } from '../schemas/primitives';
import { profileSummary } from '../schemas/profile-summary';
import {
  changeProfileBody,
  onboardingBody,
  PHOTO_LIMITS,
  photoAnswer,
  PICTURE_SIZES,
  profile,
  studentId,
} from '../schemas/records';

const byUser = z.strictObject({ userId: objectId });
/** What every row of the service has. */
export const records = (at: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, summary: string) => ({
  service: 'records' as const,
  at,
  summary,
});

/** Rows of the records service: onboarding and profile. */
export const profileCalls = {
  completeOnboarding: defineCall('completeOnboarding', {
    ...records('POST /onboarding', 'Completes the student profile.'),
    who: everyoneOwn,
    body: onboardingBody,
    answer: signedInAnswer,
    errors: ['PROFILE.ALREADY_COMPLETE', 'PROFILE.STUDENT_ID_TAKEN', 'PROFILE.NOT_OWN', 'ACCESS.EMAIL_NOT_CONFIRMED'],
    emits: ['records.profile.changed.v1'],
  }),
  readProfile: defineCall('readProfile', {
    ...records('GET /profile/:userId', 'A person’s profile; phone, birth date and room only for its owner.'),
    who: { S: 'own', C: 'any', G: 'any', P: 'any' },
    params: byUser,
    answer: profile,
    errors: ['PROFILE.NOT_FOUND'],
  }),
  readProfileSummary: defineCall('readProfileSummary', {
    ...records(
      'GET /profile/:userId/summary',
      'What one has on record, in numbers, with one’s studies and newest achievement.',
    ),
    who: everyoneOwn,
    params: byUser,
    answer: profileSummary,
    errors: ['ACCESS.FORBIDDEN'],
  }),
  changeProfile: defineCall('changeProfile', {
    ...records('PUT /profile/updateStudentProfile', 'Changes one’s own profile.'),
    who: everyoneOwn,
    body: changeProfileBody,
    answer: z.object({ updatedStudent: profile }),
    errors: ['PROFILE.NOT_OWN', 'PROFILE.NOT_FOUND'],
    emits: ['records.profile.changed.v1'],
  }),
  changePhoto: defineCall('changePhoto', {
    ...records(
      'POST /profile/photo-update',
      'Sets one’s photo: JPEG, PNG or WebP, at most 2 MB and 4096 pixels a side.',
    ),
    who: everyoneOwn,
    limit: anHour(20),
    upload: { field: 'image', maxBytes: PHOTO_LIMITS.bytes, tooLarge: 'PHOTO.TOO_LARGE' },
    body: z.strictObject({ ID_No: studentId.optional() }),
    answer: photoAnswer,
    errors: ['PROFILE.NOT_OWN', 'PHOTO.TOO_LARGE', 'PHOTO.UNSUPPORTED', 'PHOTO.TOO_MANY_PIXELS'],
    emits: ['records.profile.changed.v1'],
  }),
  removePhoto: defineCall('removePhoto', {
    ...records('DELETE /profile/photo-delete', 'Goes back to the drawn picture.'),
    who: everyoneOwn,
    query: z.strictObject({ ID_No: studentId.optional() }),
    answer: photoAnswer,
    errors: ['PROFILE.NOT_OWN'],
    emits: ['records.profile.changed.v1'],
  }),
  readPicture: defineCall('readPicture', {
    ...records('GET /profile/picture/:userId', 'A person’s photo, or the picture drawn from the initials.'),
    who: everyone,
    params: byUser,
    query: z.strictObject({ size: z.enum(PICTURE_SIZES).default('small'), v: opaque(40).optional() }),
    produces: ['image/webp', 'image/svg+xml'],
    errors: ['PROFILE.NOT_FOUND'],
  }),
} as const;
