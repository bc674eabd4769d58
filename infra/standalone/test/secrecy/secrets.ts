import { createHash, createPrivateKey } from 'node:crypto';

/** Something that may stand nowhere, and what to call it where it does. */
export interface Secret {
  kind: string;
  value: string;
}

/** A place, and all that is written there. */
export interface LocatedText {
  place: string;
  text: string;
}

/** Nobody has to know these to see that they should not be there. */
const TELLTALES: readonly [string, RegExp][] = [
  ['a password hash', /\$argon2/],
  ['a private key', /PRIVATE KEY/],
  ['a private key as JWK', /\\?"d\\?"\s*:\s*\\?"[\w-]{40,}/],
];

const digests = ['base64url', 'base64', 'hex'] as const;

/** A token and what is kept of one. */
export function tokenSecrets(kind: string, value: string): Secret[] {
  const hash = (encoding: (typeof digests)[number]) => createHash('sha256').update(value).digest(encoding);
  return [{ kind, value }, ...digests.map((encoding) => ({ kind: `the hash of ${kind}`, value: hash(encoding) }))];
}

/** The parts of an RSA key that only its holder knows, in both spellings. */
export function keySecrets(pem: string): Secret[] {
  const { d = '', p = '', q = '' } = createPrivateKey(pem).export({ format: 'jwk' });
  const lines = pem.split('\n').filter((line) => line.length > 40);
  return [d, p, q, ...lines].map((value) => ({ kind: 'a signing key', value }));
}

/** The ways a text may come to be written. */
function spellingsOf(value: string): string[] {
  const bytes = Buffer.from(value);
  const base64 = bytes.toString('base64').replace(/=+$/, '');
  const spellings = [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1), base64];
  return [...new Set([...spellings, bytes.toString('base64url'), bytes.toString('hex')])];
}

/** Every secret that stands somewhere, by its kind and the place; never the secret itself. */
export function findSecrets(written: readonly LocatedText[], secrets: readonly Secret[]): string[] {
  const spelled = secrets.map(({ kind, value }) => ({ kind, spellings: spellingsOf(value) }));
  const found = written.flatMap(({ place, text }) => [
    ...TELLTALES.filter(([, sign]) => sign.test(text)).map(([kind]) => `${kind} in ${place}`),
    ...spelled
      .filter(({ spellings }) => spellings.some((one) => text.includes(one)))
      .map(({ kind }) => `${kind} in ${place}`),
  ]);
  return [...new Set(found)];
}
