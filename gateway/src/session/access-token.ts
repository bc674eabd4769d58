/** What the gateway reads of an access token without verifying it: enough to refuse the token, never to admit it. */
export interface TokenIdentity {
  sid: string;
  sub: string;
  ver: number;
}

/** Null for anything that is not a token of the portal; the services refuse it. */
export function readTokenIdentity(token: string): TokenIdentity | null {
  const [, payload] = token.split('.', 2);
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    if (typeof claims !== 'object' || claims === null) return null;
    const { sid, sub, ver } = claims as Partial<Record<keyof TokenIdentity, unknown>>;
    if (typeof sid !== 'string' || typeof sub !== 'string') return null;
    return { sid, sub, ver: typeof ver === 'number' ? ver : 0 };
  } catch {
    return null;
  }
}
