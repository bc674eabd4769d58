import { createHash, randomBytes } from 'node:crypto';

/** A token of two parts: an id to find it by, and a secret of which only the hash is stored. */
export interface SplitToken {
  id: string;
  secret: string;
}

export const newTokenSecret = () => randomBytes(32).toString('base64url');

export function newSplitToken(): SplitToken {
  return { id: randomBytes(16).toString('base64url'), secret: newTokenSecret() };
}

export const hashOf = (part: string) => createHash('sha256').update(part).digest('base64url');

export const formatSplitToken = ({ id, secret }: SplitToken) => `${id}.${secret}`;

export function parseSplitToken(text: string | undefined): SplitToken | null {
  const [, id, secret] = /^([\w-]{22})\.([\w-]{43})$/.exec(text ?? '') ?? [];
  return id && secret ? { id, secret } : null;
}
