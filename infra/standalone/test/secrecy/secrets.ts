import { createHash, createPrivateKey } from 'node:crypto';

/** A value that must appear nowhere, and what to call it where it does. */
export interface Secret {
  kind: string;
  value: string;
}

/** A text and where it is: a response, a log line, a document, a mail. */
export interface LocatedText {
  place: string;
  text: string;
}

/** What looks like a secret, of any person. */
const SECRET_PATTERNS: readonly [string, RegExp][] = [
  ['a password hash', /\$argon2/],
  ['a private key', /PRIVATE KEY/],
  ['a private key as JWK', /\\?"d\\?"\s*:\s*\\?"[\w-]{40,}/],
];

const DIGEST_ENCODINGS = ['base64url', 'base64', 'hex'] as const;

/** A token and its hashes. */
export function tokenSecrets(kind: string, value: string): Secret[] {
  const hashes = DIGEST_ENCODINGS.map((encoding) => createHash('sha256').update(value).digest(encoding));
  return [{ kind, value }, ...hashes.map((hash) => ({ kind: `the hash of ${kind}`, value: hash }))];
}

/** The private parts of an RSA key, as JWK and as the encrypted PEM, and the passphrase. */
export function keySecrets(pem: string, passphrase: string): Secret[] {
  const { d = '', p = '', q = '' } = createPrivateKey({ key: pem, passphrase }).export({ format: 'jwk' });
  const lines = pem.split('\n').filter((line) => line.length > 40);
  // A key of Ed25519 has only `d`.
  const parts = [d, p, q].filter((part) => part !== '');
  return [...parts, passphrase, ...lines].map((value) => ({ kind: 'a signing key', value }));
}

/** A value in every encoding in which it may be written. */
function encodingsOf(value: string): string[] {
  const bytes = Buffer.from(value);
  const unpaddedBase64 = bytes.toString('base64').replace(/=+$/, '');
  const inText = [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1), unpaddedBase64];
  return [...new Set([...inText, bytes.toString('base64url'), bytes.toString('hex')])];
}

/** Every secret that is found, by its kind and place; never the secret itself. */
export function findSecrets(texts: readonly LocatedText[], secrets: readonly Secret[]): string[] {
  const encoded = secrets.map(({ kind, value }) => ({ kind, encodings: encodingsOf(value) }));
  const found = texts.flatMap(({ place, text }) => [
    ...SECRET_PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([kind]) => `${kind} in ${place}`),
    ...encoded
      .filter(({ encodings }) => encodings.some((encoding) => text.includes(encoding)))
      .map(({ kind }) => `${kind} in ${place}`),
  ]);
  return [...new Set(found)];
}
