import { role } from '@portal/contracts';
import * as z from 'zod';

/** What the gateway reads of an access token without verifying it: enough to refuse the token, never to admit it. */
export interface TokenIdentity {
  sid: string;
  sub: string;
  ver: number;
}

const viewerClaims = z.object({
  sub: z.string(),
  username: z.string(),
  role,
  unit: z.object({ id: z.string() }).optional(),
  exp: z.number(),
});

/** Null for anything that is not a token of the portal; the services refuse it. */
export function readTokenIdentity(token: string): TokenIdentity | null {
  const claims = readPayload(token);
  if (!claims) return null;
  const { sid, sub, ver } = claims as Partial<Record<keyof TokenIdentity, unknown>>;
  if (typeof sid !== 'string' || typeof sub !== 'string') return null;
  return { sid, sub, ver: typeof ver === 'number' ? ver : 0 };
}

/** Who a token says it is for, and until when (seconds since 1970); null for anything else. */
export function readTokenClaims(token: string): z.infer<typeof viewerClaims> | null {
  return viewerClaims.safeParse(readPayload(token)).data ?? null;
}

function readPayload(token: string): object | null {
  const [, payload] = token.split('.', 2);
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof claims === 'object' ? claims : null;
  } catch {
    return null;
  }
}
