/** What the gateway reads of an access token, unverified: enough to refuse it, never to admit it. */
export interface TokenIdentity {
  sid: string;
  sub: string;
  ver: number;
}

/** One cookie's value, without parsing the others. */
export function readCookie(header: string | undefined, name: string): string | null {
  if (!header) return null;
  const wanted = `${name}=`;
  for (let start = 0; start < header.length;) {
    const end = header.indexOf(';', start);
    const stop = end === -1 ? header.length : end;
    let from = start;
    while (header.charCodeAt(from) === 32) from += 1;
    if (header.startsWith(wanted, from)) return header.slice(from + wanted.length, stop);
    start = stop + 1;
  }
  return null;
}

/** Null for anything that is not a token of ours; the services refuse it. */
export function identityOf(token: string): TokenIdentity | null {
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
