/** The response header in which auth names the tokens that an answer revoked; the gateway applies and strips it. */
export const REVOCATION_HEADER = 'X-Portal-Revoked';

/** Tokens that must no longer be accepted: those of a session, or those of an account older than a version. */
export type Revocation = { kind: 'session'; sessionId: string } | { kind: 'account'; userId: string; version: number };

/** Writes a revocation as it is stored and sent: `s.<session>` or `a.<account>.<version>`. */
export function formatRevocation(revocation: Revocation): string {
  return revocation.kind === 'session' ? `s.${revocation.sessionId}` : `a.${revocation.userId}.${revocation.version}`;
}

/** Reads what {@link formatRevocation} wrote; null for anything else. */
export function parseRevocation(text: string): Revocation | null {
  const [kind, id, version, ...rest] = text.trim().split('.');
  if (!id || rest.length > 0) return null;
  if (kind === 's' && version === undefined) return { kind: 'session', sessionId: id };
  if (kind === 'a' && /^\d+$/.test(version ?? '')) return { kind: 'account', userId: id, version: Number(version) };
  return null;
}

/** The revocations, as {@link formatRevocation} wrote them, that a header holds. */
export function parseRevocationHeader(header: string | undefined): string[] {
  return header ? header.split(',').map((each) => each.trim()) : [];
}

/** Headers of an answer about a session: never cached, and naming the revoked tokens for the gateway. */
export function withRevocationHeader(revoked: readonly string[] = []): Record<string, string> {
  return { 'Cache-Control': 'no-store', ...(revoked.length > 0 && { [REVOCATION_HEADER]: revoked.join() }) };
}
