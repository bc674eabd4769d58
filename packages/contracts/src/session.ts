import * as z from 'zod';
import { role, unitCategory } from './vocabulary';

/** A unit as tokens, events and read copies name it. */
export const unitRef = z.object({ id: z.string(), name: z.string(), category: unitCategory });
export type UnitRef = z.infer<typeof unitRef>;

/** Claims of the access token that every service verifies on its own (RFC 7519; RS256, `kid` in the header). */
export const sessionClaims = z.object({
  /** The person's `_id`. */
  sub: z.string(),
  /** The session, so that its end can be announced to everyone. */
  sid: z.string(),
  username: z.string(),
  name: z.string(),
  role,
  onboarded: z.boolean(),
  confirmed: z.boolean(),
  /** Only for a club coordinator whose unit is known. */
  unit: unitRef.optional(),
});
export type SessionClaims = z.infer<typeof sessionClaims>;

/** `iss` and `aud` of every access token, how long one lives, and by how much the clocks of two machines may differ. */
export const ACCESS_TOKEN = {
  issuer: 'campus-portal',
  audience: 'campus-portal',
  lifetimeSeconds: 600,
  clockSkewSeconds: 60,
} as const;
