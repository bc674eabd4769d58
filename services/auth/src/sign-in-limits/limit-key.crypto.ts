import { createHash } from 'node:crypto';

/** Hashed, so that the counts hold no addresses of people. */
export function limitKeyOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}
