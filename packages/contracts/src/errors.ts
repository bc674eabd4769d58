import { STATUS_OF_KIND, type ErrorKind } from './error-status';

interface ErrorEntry {
  kind: ErrorKind;
  /** What the screen shows; `{name}` is filled from the details of the error. */
  message: string;
}

/** Every stable error code with its kind and the plain message people read (RFC 9457 `detail` as `message`). */
export const errorCatalogue = {
  'REQUEST.INVALID': { kind: 'invalid', message: 'Please check the marked fields.' },
  'REQUEST.MALFORMED': { kind: 'invalid', message: "We couldn't read the request." },
  'REQUEST.TOO_LARGE': { kind: 'too-large', message: 'The request is too large.' },
  'REQUEST.UNSUPPORTED_TYPE': { kind: 'unsupported', message: "This type of content isn't accepted." },
  'REQUEST.NOT_FOUND': { kind: 'not-found', message: "This doesn't exist." },
  'REQUEST.CROSS_ORIGIN': { kind: 'forbidden', message: "This request didn't come from the portal." },
  'REQUEST.KEY_REUSED': { kind: 'conflict', message: 'This request was already used for something else.' },
  'REQUEST.IN_PROGRESS': { kind: 'conflict', message: 'This request is still in progress.' },
  'REQUEST.THROTTLED': { kind: 'throttled', message: 'Too many requests. Please wait a moment and try again.' },
  'REQUEST.TOO_OFTEN': {
    kind: 'throttled',
    message: "You've done this too many times in an hour. Please try again later.",
  },
  'REQUEST.TOO_MANY_STREAMS': {
    kind: 'throttled',
    message: 'The portal is open in too many windows. Please close some.',
  },
  'ACCESS.FORBIDDEN': { kind: 'forbidden', message: "You don't have permission to do this." },
  'ACCESS.NOT_ONBOARDED': { kind: 'forbidden', message: 'Please complete your profile first.' },
  'ACCESS.EMAIL_NOT_CONFIRMED': { kind: 'forbidden', message: 'Please confirm your email address first.' },
  'AUTH.SESSION_REQUIRED': { kind: 'unauthenticated', message: 'Please sign in.' },
  'AUTH.INVALID_CREDENTIALS': { kind: 'unauthenticated', message: 'Invalid email or password.' },
  'AUTH.TOO_MANY_ATTEMPTS': { kind: 'throttled', message: 'Too many attempts. Please wait and try again.' },
  'AUTH.WRONG_DOMAIN': { kind: 'invalid', message: 'Please use an @{domain} email address.' },
  'AUTH.EMAIL_TAKEN': { kind: 'conflict', message: 'An account with this email already exists.' },
  'AUTH.STUDENT_ID_TAKEN': { kind: 'conflict', message: 'An account with this student ID already exists.' },
  'AUTH.PASSWORD_REQUIRED': { kind: 'invalid', message: 'Please set a password to confirm your email address.' },
  'AUTH.LINK_INVALID': { kind: 'invalid', message: 'Invalid or expired link.' },
  'AUTH.GOOGLE_ACCOUNT': {
    kind: 'invalid',
    message: "This email is linked with Google Login. Please use 'Sign in with Google' instead.",
  },
  'AUTH.WRONG_PASSWORD': { kind: 'unauthenticated', message: 'Your current password is incorrect.' },
  'AUTH.SESSION_NOT_FOUND': { kind: 'not-found', message: 'This device is no longer signed in.' },
  'USER.NOT_FOUND': { kind: 'not-found', message: "This person doesn't exist." },
  'USER.OWN_ROLE': { kind: 'forbidden', message: "You can't change your own role." },
  'USER.LAST_PRESIDENT': { kind: 'conflict', message: 'The portal needs a president. Appoint another one first.' },
  'USER.UNIT_NOT_FOUND': { kind: 'invalid', message: 'Organizational unit not found.' },
  'PROFILE.NOT_FOUND': { kind: 'not-found', message: 'No profile found' },
  'PROFILE.ALREADY_COMPLETE': { kind: 'conflict', message: 'Your profile is already complete.' },
  'PROFILE.STUDENT_ID_TAKEN': { kind: 'conflict', message: 'This ID number belongs to another account.' },
  'PROFILE.NOT_OWN': { kind: 'forbidden', message: 'You can only change your own profile.' },
  'PHOTO.TOO_LARGE': { kind: 'too-large', message: 'Please choose a picture of at most 2 MB.' },
  'PHOTO.UNSUPPORTED': { kind: 'unsupported', message: 'Please choose a JPG, PNG or WebP picture.' },
  'PHOTO.TOO_MANY_PIXELS': { kind: 'invalid', message: 'Please choose a picture of at most 4096 pixels per side.' },
  'EVENT.NOT_FOUND': { kind: 'not-found', message: "This event doesn't exist." },
  'EVENT.COORDINATOR_USERNAME_MISSING': { kind: 'invalid', message: 'Username is missing for Club Coordinator.' },
  'EVENT.ENDED': { kind: 'conflict', message: 'This event is already over.' },
  'EVENT.CANCELLED': { kind: 'conflict', message: 'This event was cancelled.' },
  'EVENT.UNIT_NOT_FOUND': { kind: 'invalid', message: 'Organizing unit not found.' },
  'EVENT.OUT_OF_SCOPE': { kind: 'forbidden', message: 'You can only manage events in your own area.' },
  'EVENT.ORGANIZER_NOT_FOUND': { kind: 'invalid', message: 'Organizer not found.' },
  'EVENT.SKILL_NOT_FOUND': { kind: 'invalid', message: 'Skill not found.' },
  'EVENT.CHANGED_MEANWHILE': {
    kind: 'conflict',
    message: 'Someone else has changed this event. Please review it before you save.',
  },
  'EVENT.CAPACITY_BELOW_TAKEN': { kind: 'conflict', message: 'Places already taken: {taken}.' },
  'EVENT.HAS_REGISTRATIONS': {
    kind: 'conflict',
    message: 'People have already registered, so registration must stay required.',
  },
  'REGISTRATION.CLOSED': { kind: 'conflict', message: "Registration isn't open." },
  'REGISTRATION.ALREADY_JOINED': { kind: 'conflict', message: "You're already registered for this event." },
  'REGISTRATION.NOT_FOUND': { kind: 'not-found', message: "This registration doesn't exist." },
  'REGISTRATION.CHECKED_IN': { kind: 'conflict', message: "You've already checked in." },
  'REGISTRATION.ON_WAITING_LIST': { kind: 'conflict', message: 'This person is on the waiting list.' },
  'CALENDAR.NOT_FOUND': { kind: 'not-found', message: "This calendar doesn't exist." },
  'ROOM.ALREADY_BOOKED': { kind: 'conflict', message: 'Room already booked for this time.' },
  'ROOM.BOOKINGS_OVERLAP': {
    kind: 'conflict',
    message: 'A booking under this name overlaps with a booking of the room. Give one of them back first.',
  },
  'ROOM.CLOSED': { kind: 'conflict', message: 'This room is closed. Choose another one.' },
  'ROOM.NAME_TAKEN': { kind: 'conflict', message: 'A room with this name already exists.' },
  'ROOM.NOT_FOUND': { kind: 'not-found', message: "This room doesn't exist." },
  'ROOM_REQUEST.NOT_FOUND': { kind: 'not-found', message: "This room request doesn't exist." },
  'ROOM_REQUEST.UNIT_NOT_FOUND': { kind: 'invalid', message: 'Organizational unit not found.' },
  'ROOM_REQUEST.OUT_OF_SCOPE': { kind: 'forbidden', message: 'You can only manage room requests in your own area.' },
  'ROOM_REQUEST.NOT_OPEN': {
    kind: 'conflict',
    message: 'This request is over or was rejected or withdrawn, so there is nothing to give back.',
  },
  'ROOM_REQUEST.DAY_PASSED': {
    kind: 'conflict',
    message: "The day of this request has passed, so it can't be approved.",
  },
  'ROOM_REQUEST.ALREADY_REVIEWED': { kind: 'conflict', message: 'This request has already been reviewed.' },
  'UNIT.NOT_FOUND': { kind: 'not-found', message: 'Organizational Unit not found' },
  'UNIT.PARENT_NOT_FOUND': { kind: 'invalid', message: 'Parent organization not found.' },
  'UNIT.NAME_TAKEN': { kind: 'conflict', message: 'An organizational unit with this name already exists.' },
  'UNIT.OUT_OF_SCOPE': { kind: 'forbidden', message: 'You can only manage units in your own category.' },
  'UNIT.CHANGED_MEANWHILE': {
    kind: 'conflict',
    message: 'Someone else has changed this unit. Please review it before you save.',
  },
  'POSITION.NOT_FOUND': { kind: 'not-found', message: "This position doesn't exist." },
  'POSITION.UNIT_NOT_FOUND': { kind: 'invalid', message: 'Organizational unit not found.' },
  'POSITION.OUT_OF_SCOPE': { kind: 'forbidden', message: 'You can only manage positions in your own area.' },
  'POSITION.CHANGED_MEANWHILE': {
    kind: 'conflict',
    message: 'Someone else has changed this position. Please review it before you save.',
  },
  'POSITION.HAS_HOLDERS': { kind: 'conflict', message: "This position has holders, so it can't be deleted." },
  'POSITION.PLACES_HELD': {
    kind: 'conflict',
    message: '{held} people hold this position in {year}, so it needs at least {held} places.',
  },
  'HOLDER.NOT_FOUND': { kind: 'not-found', message: "This position holder doesn't exist." },
  'HOLDER.FULL': {
    kind: 'conflict',
    message: 'Maximum position holders ({count}) already appointed for the year {year}.',
  },
  'HOLDER.ALREADY_HELD': { kind: 'conflict', message: 'This person already holds this position in this tenure.' },
  'HOLDER.OWN': { kind: 'forbidden', message: "You can't appoint or confirm yourself, or change your own record." },
  'HOLDER.NOT_OWN': { kind: 'forbidden', message: 'You can only add positions that you hold yourself.' },
  'HOLDER.ENDED': { kind: 'conflict', message: "This tenure has ended, so the record can't become active again." },
  'HOLDER.ALREADY_DECIDED': { kind: 'conflict', message: 'This position has already been confirmed or returned.' },
  'HOLDER.CHANGED_MEANWHILE': {
    kind: 'conflict',
    message: 'Someone else has changed this record. Please review it before you save.',
  },
  'SKILL.NOT_FOUND': { kind: 'not-found', message: "This skill doesn't exist." },
  'SKILL.EXISTS': { kind: 'conflict', message: 'This skill already exists. Please choose it from the list.' },
  'SKILL.ALREADY_CLAIMED': { kind: 'conflict', message: 'You have already added this skill.' }, // specification
  'SKILL.RETURNED': { kind: 'conflict', message: 'This skill was returned. Withdraw it and add it again.' },
  'SKILL.ENDORSED_OF_STUDENTS': { kind: 'conflict', message: 'This skill has endorsements. Withdraw them first.' },
  'SKILL.POSITION_NOT_HELD': { kind: 'invalid', message: 'Please choose a confirmed position of your own.' },
  'SKILL.EVENT_NOT_ATTENDED': {
    kind: 'invalid',
    message: 'Please choose an event that you attended and that names this skill.',
  },
  'CLAIM.NOT_FOUND': { kind: 'not-found', message: "This skill isn't in the list any more." },
  'CLAIM.ALREADY_ENDORSED': {
    kind: 'conflict',
    message: 'This skill has been endorsed. Withdraw it and add it again to change its level.',
  },
  'CLAIM.CHANGED_MEANWHILE': {
    kind: 'conflict',
    message: 'This skill was changed in another window. Please review it before you save.',
  },
  'ACHIEVEMENT.NOT_FOUND': { kind: 'not-found', message: "This achievement doesn't exist." },
  'ACHIEVEMENT.EVENT_NOT_FOUND': { kind: 'not-found', message: "This event doesn't exist." },
  'ACHIEVEMENT.ALREADY_VERIFIED': {
    kind: 'conflict',
    message: 'This achievement has been verified. Withdraw it and add it again to change it.',
  },
  'ACHIEVEMENT.CHANGED_MEANWHILE': {
    kind: 'conflict',
    message: 'This achievement was changed in another window. Please review it before you save.',
  },
  'CERTIFICATE.NOT_FOUND': { kind: 'not-found', message: 'This file is no longer here. Please choose it again.' },
  'CERTIFICATE.TOO_LARGE': { kind: 'too-large', message: 'Please choose a file of at most 5 MB.' },
  'CERTIFICATE.UNSUPPORTED': { kind: 'unsupported', message: 'Please choose a PDF, or a JPG, PNG or WebP picture.' },
  'CERTIFICATE.TOO_MANY_PIXELS': {
    kind: 'invalid',
    message: 'Please choose a picture of at most 4096 pixels per side.',
  },
  'SHARED_RECORD.NOT_FOUND': { kind: 'not-found', message: "This link doesn't exist. Check that you have all of it." },
  'SHARED_RECORD.ENDED': { kind: 'not-found', message: 'This record has been revoked by its owner.' },
  'SHARED_RECORD.NOT_VERIFIED': {
    kind: 'not-found',
    message: 'Something you chose is no longer verified. Review your choice and try again.',
  },
  'RECORD.NOT_OWN': { kind: 'forbidden', message: 'You can only do this in your own name.' },
  'RECORD.OWN': { kind: 'forbidden', message: "You can't decide about your own skills and achievements." },
  'RECORD.OUT_OF_SCOPE': { kind: 'forbidden', message: 'This is decided by another officer.' },
  'RECORD.ALREADY_ENDORSED': { kind: 'conflict', message: '{name} has already endorsed this.' },
  'RECORD.ALREADY_VERIFIED': { kind: 'conflict', message: '{name} has already verified this.' },
  'RECORD.RETURNED': { kind: 'conflict', message: '{name} has returned this to the student.' },
  'RECORD.CHANGED_MEANWHILE': { kind: 'conflict', message: 'This has changed since you opened it. Please review it.' },
  'RECORD.NOT_ENDORSED': { kind: 'conflict', message: "This hasn't been endorsed." },
  'RECORD.NOT_VERIFIED': { kind: 'conflict', message: "This hasn't been verified." },
  'RECORD.NOT_YOUR_DECISION': {
    kind: 'forbidden',
    message: 'Only the officer who decided, or the president, can take this back.',
  },
  'IMPORT.NOT_FOUND': { kind: 'not-found', message: 'This file is no longer here. Please upload it again.' },
  'IMPORT.TOO_LARGE': { kind: 'too-large', message: 'Please choose a file of at most 5 MB.' },
  'IMPORT.NOT_CSV': {
    kind: 'invalid',
    message: "This isn't a CSV file. In your spreadsheet choose Save as, then CSV UTF-8.",
  },
  'IMPORT.UNREADABLE': {
    kind: 'invalid',
    message: "Line {line} can't be read. Check its quotation marks, or save the file as CSV again.",
  },
  'IMPORT.NO_ROWS': { kind: 'invalid', message: 'The file has no rows below the names of its columns.' },
  'IMPORT.TOO_MANY_ROWS': { kind: 'invalid', message: 'Please split the file into files of at most {most} rows.' },
  'IMPORT.TOO_MANY_COLUMNS': { kind: 'invalid', message: 'The file has too many columns (at most {most}).' },
  'IMPORT.HAS_FAULTS': {
    kind: 'conflict',
    message: 'Nothing was imported. Data changed since the check and some rows no longer match. Check the file again.',
  },
  'IMPORT.CHANGED_MEANWHILE': {
    kind: 'conflict',
    message: 'The file was checked again in another window. Please review the result before you import it.',
  },
  'HAND_OVER.FORBIDDEN': {
    kind: 'forbidden',
    message: 'Only the holders of this position and the officers responsible for it can see its hand-over.',
  },
  'HAND_OVER.NOT_TO_DO': { kind: 'not-found', message: 'This is no longer among the things to do.' },
  'HAND_OVER.NOT_HOLDER': {
    kind: 'forbidden',
    message: 'Only people who hold this position in this tenure can write notes.',
  },
  'HAND_OVER.CLOSED': { kind: 'conflict', message: 'You can write notes for this tenure from {from} to {until}.' },
  'HAND_OVER.CHANGED_MEANWHILE': {
    kind: 'conflict',
    message: 'Your notes were changed in another window. Please review them before you save.',
  },
  'FEEDBACK.NOT_FOUND': { kind: 'not-found', message: "This feedback doesn't exist." },
  'FEEDBACK.TARGET_NOT_FOUND': { kind: 'not-found', message: "What this feedback is about doesn't exist." },
  'FEEDBACK.ALREADY_RESOLVED': { kind: 'conflict', message: 'This feedback has already been resolved.' },
  'FEEDBACK.OWN': { kind: 'forbidden', message: "You can't resolve your own feedback." },
  'FEEDBACK.ABOUT_ONESELF': { kind: 'forbidden', message: "You can't resolve feedback about yourself." },
  'FEEDBACK.TOO_MANY': {
    kind: 'throttled',
    message: 'You can give feedback 20 times an hour. Please try again later.',
  },
  'UNIT.CYCLE': { kind: 'conflict', message: "A unit can't be placed under itself." },
  'SYSTEM.UNAVAILABLE': {
    kind: 'unavailable',
    message: 'This part of the portal is temporarily unavailable. Please try again.',
  },
  'SYSTEM.BUSY': { kind: 'unavailable', message: 'The portal is busy. Please try again in a moment.' },
  'SYSTEM.UNEXPECTED': { kind: 'unexpected', message: 'Something went wrong.' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

/** The HTTP status of an error code. */
export function statusOf(code: ErrorCode): number {
  return STATUS_OF_KIND[errorCatalogue[code].kind];
}
