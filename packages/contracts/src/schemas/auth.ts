import * as z from 'zod';
import { role } from '../vocabulary';
import { unitRef } from '../session';
import { emailAddress, line, objectId } from './primitives';

/** Passwords are 10 to 128 characters with no composition rule (NIST SP 800-63B); the same rule on register, reset and change. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;

export const newPassword = z
  .string()
  .min(PASSWORD_LENGTH.min, `Please use at least ${PASSWORD_LENGTH.min} characters.`)
  .max(PASSWORD_LENGTH.max, `Please use at most ${PASSWORD_LENGTH.max} characters.`);

export const loginBody = z.strictObject({
  email: emailAddress,
  /** Any text: the rule for new passwords must not tell which old ones exist. */
  password: z.string().min(1, 'Please enter your password.').max(1024),
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
