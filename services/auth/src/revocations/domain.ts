/** Tokens that must no longer be honoured: those of a session, or those of a person older than a version. */
export type Revocation = { kind: 'session'; sessionId: string } | { kind: 'account'; userId: string; version: number };

/** As the gateway reads it: `s.<session>` or `a.<person>.<version>`. */
export function spellRevocation(revocation: Revocation): string {
  return revocation.kind === 'session' ? `s.${revocation.sessionId}` : `a.${revocation.userId}.${revocation.version}`;
}
