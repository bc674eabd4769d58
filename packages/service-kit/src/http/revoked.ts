/** The gateway applies this to what it knows of revoked tokens, and strips it. */
const REVOKED_HEADER = 'X-Portal-Revoked';

/** Headers of an answer about a session: kept nowhere, and telling the gateway which tokens died with it. */
export function tellingRevoked(revoked: readonly string[] = []): Record<string, string> {
  return { 'Cache-Control': 'no-store', ...(revoked.length > 0 && { [REVOKED_HEADER]: revoked.join() }) };
}
