import * as z from 'zod';
import { role } from '../vocabulary';
import { toPasswordText } from '../plain-text';
import { unitRef } from '../session';
import { calendarDay, emailAddress, instant, line, objectId, opaque, pageQuery, searchText } from './primitives';
import { studentId } from './records';

/** Passwords are 10 to 128 characters with no composition rule (NIST SP 800-63B); the same rule on register, reset and change. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;

/** More characters than any password is sent with, in whatever form a keyboard makes them. */
const MAX_TYPED_PASSWORD = 1024;
const tooLong = `Please use at most ${PASSWORD_LENGTH.max} characters.`;

export const newPassword = z
  .string()
  .max(MAX_TYPED_PASSWORD, { error: tooLong, abort: true })
  .overwrite(toPasswordText)
  .min(PASSWORD_LENGTH.min, `Please use at least ${PASSWORD_LENGTH.min} characters.`)
  .max(PASSWORD_LENGTH.max, tooLong);

/** Any text: the rule for new passwords must not tell which old ones exist. */
const typedPassword = (missing: string) => z.string().min(1, missing).max(MAX_TYPED_PASSWORD);

export const loginBody = z.strictObject({
  email: emailAddress,
  password: typedPassword('Please enter your password.'),
});

export const registerBody = z.strictObject({
  name: line('Please enter your name.', 100),
  /** The student ID; the form sends a number or its digits. */
  ID: z
    .union([z.string(), z.number()])
    .transform((value) => String(value).trim())
    .pipe(z.string().regex(/^\d{4,12}$/, 'Please enter your student ID in digits.')),
  email: emailAddress,
  password: newPassword,
});

/** The signed-in person as screens see it; never more than this. */
export const sessionUser = z.object({
  _id: objectId,
  username: z.string(),
  role,
  onboardingComplete: z.boolean(),
  /** False while the institute asks this account to confirm its address; absent otherwise. */
  emailConfirmed: z.boolean().optional(),
  /** Whether one can sign in with a password; only said to who has a session already, and by auth alone. */
  hasPassword: z.boolean().optional(),
  personal_info: z.object({ name: z.string(), profilePic: z.string().optional() }),
  unit: unitRef.optional(),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const fetchAuthAnswer = z.object({ user: sessionUser.nullable(), role, onboardingComplete: z.boolean() });
export type FetchAuthAnswer = z.infer<typeof fetchAuthAnswer>;

export const signedInAnswer = z.object({ message: z.string(), user: sessionUser });

/** RFC 7517 key set with the public halves of the signing keys. */
export const keySetAnswer = z.object({
  keys: z.array(
    z.object({
      kty: z.string(),
      use: z.string(),
      alg: z.string(),
      kid: z.string(),
      n: z.string(),
      e: z.string(),
    }),
  ),
});

export const forgotPasswordBody = z.strictObject({ email: emailAddress });
/** Any text: whatever is wrong with a reset link, it gets the same answer. */
export const resetLinkParams = z.strictObject({ id: z.string(), token: z.string() });
export const resetPasswordBody = z.strictObject({ password: newPassword });
const confirmationToken = opaque(200);
export const confirmLinkParams = z.strictObject({ token: confirmationToken });
export const confirmEmailBody = z.strictObject({
  token: confirmationToken,
  /** Sets the password; only the session that registered confirms without. */
  password: newPassword.optional(),
});
export const changePasswordBody = z.strictObject({
  current: typedPassword('Please enter your current password.'),
  password: newPassword,
  /** Whether the calendar link of the person ends too. */
  endCalendarAddress: z.boolean().optional(),
});

/** `to`: the page to lead to afterwards; whatever is no page of the portal counts as none. */
export const startGoogleQuery = z.strictObject({ to: opaque(2000).optional() });

/** What an OpenID provider sends back (OpenID Connect Core 1.0, section 3.1.2.5); whatever else it adds is dropped. */
export const googleCallbackQuery = z.object({
  code: opaque(4096).optional(),
  state: opaque(400).optional(),
  iss: opaque(400).optional(),
  error: opaque(200).optional(),
});

/** Why Google sign-in led back to the login page: `/login?error=...`. */
export const GOOGLE_REFUSALS = ['google-domain', 'google-unverified', 'google-cancelled', 'google-failed'] as const;
export type GoogleRefusal = (typeof GOOGLE_REFUSALS)[number];

/** A session as its owner sees it among the signed-in devices. */
export const signedInDevice = z.object({
  _id: objectId,
  browser: z.string(),
  system: z.string(),
  kind: z.enum(['desktop', 'phone', 'tablet', 'other']),
  createdAt: instant,
  lastSeenAt: instant,
  current: z.boolean(),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;

export const listUsersQuery = pageQuery.extend({
  q: searchText.optional(),
  /** A role, or everyone with an office. */
  role: z.union([role, z.literal('officers')]).optional(),
});

/** A person as pickers and the Roles screen see one; the terms of an office only for the president. */
export const person = z.object({
  _id: objectId,
  user_id: z.string().nullable(),
  username: z.string(),
  role,
  personal_info: z.object({ name: z.string(), profilePic: z.string().optional() }),
  unit: unitRef.optional(),
  roleSince: instant.nullish(),
  /** The last day of the office in the institute's time zone; null for one without an end. */
  roleUntil: calendarDay.nullish(),
});
export type Person = z.infer<typeof person>;

/** Who leads a unit, as everyone sees them. */
export const unitLeader = z.object({
  _id: objectId,
  role,
  personal_info: person.shape.personal_info,
});
export type UnitLeader = z.infer<typeof unitLeader>;

export const changeRoleBody = z.strictObject({
  role,
  /** Only for a coordinator; without it the contact address of a unit decides. */
  unit_id: objectId.optional(),
  /** The last day of the office; the end of the tenure when it is not given. */
  until: calendarDay.optional(),
});

/** One term of an office in a person's history. */
export const roleTerm = z.object({
  role,
  unit: unitRef.optional(),
  since: instant,
  until: calendarDay.nullable(),
  /** Null while it lasts. */
  endedAt: instant.nullable(),
  /** Names of who gave and who ended it; null for the portal itself. */
  givenBy: z.string().nullable(),
  endedBy: z.string().nullable(),
});
export type RoleTerm = z.infer<typeof roleTerm>;

/** The revocations that are in force, each `s.<session>` or `a.<account>.<version>`. */
export const revocationsAnswer = z.object({ revocations: z.array(z.string()) });

/** A student ID for the account of the token. */
export const claimStudentIdBody = z.strictObject({ studentId });
