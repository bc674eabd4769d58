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

/** Nonce, tag and contents (AES-256-GCM). */
export function encrypt(key: Buffer, contents: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const encrypted = Buffer.concat([cipher.update(contents), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** Throws when the contents were changed or encrypted with another key. */
export function decrypt(key: Buffer, encrypted: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(encrypted.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(encrypted.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
