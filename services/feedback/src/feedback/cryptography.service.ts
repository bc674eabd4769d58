import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** A random id; other ids begin with the time at which they were made. */
export function randomId(): string {
  return randomBytes(12).toString('hex');
}

/** A key of its own for each purpose, so that a hash made for one cannot be looked up under another. */
export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

export function keyedHash(key: Buffer, ...parts: (string | number)[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Nonce, tag and text (AES-256-GCM). */
export function encrypt(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** Throws when the text was changed or encrypted with another key. */
export function decrypt(key: Buffer, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
