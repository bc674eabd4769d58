import { createHash, randomBytes } from 'node:crypto';

const MINUTE_MS = 60_000;

/** How long the link of a mail is good, from its sending. */
export const LINK_LIFETIME_MS = { 'reset-password': 15 * MINUTE_MS, 'confirm-email': 24 * 60 * MINUTE_MS } as const;
export type LinkPurpose = keyof typeof LINK_LIFETIME_MS;

/** A link in two parts: a name, and a secret of which only the hash is kept. */
export interface Link {
  id: string;
  secret: string;
}

export function newLink(): Link {
  return { id: randomBytes(16).toString('base64url'), secret: randomBytes(32).toString('base64url') };
}

export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export const isWellFormed = ({ id, secret }: Link) => /^[\w-]{22}$/.test(id) && /^[\w-]{43}$/.test(secret);

/** Where an address has one place for both parts. */
export const spellLink = ({ id, secret }: Link) => `${id}.${secret}`;

export function parseLink(text: string): Link {
  const [id = '', secret = ''] = text.split('.', 2);
  return { id, secret };
}
