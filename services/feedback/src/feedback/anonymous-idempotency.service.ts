import type { IdempotencyStore } from '@portal/service-kit';
import { decrypt, encrypt, keyedHash, keyFor } from './cryptography.service';

type Answer = Parameters<IdempotencyStore['remember']>[1];

/**
 * Remembered answers hold the text, and their keys and fingerprints are hashes of the caller's id: whoever reads the
 * store could try all ids until one fits. Both therefore use a key that is not in the store.
 */
export function encryptedIdempotency(store: IdempotencyStore, secret: string): IdempotencyStore {
  const secretKey = keyFor(secret, 'idempotency');
  return {
    async claim(key, fingerprint) {
      const claim = await store.claim(keyedHash(secretKey, 'key', key), keyedHash(secretKey, 'body', fingerprint));
      if (claim.state !== 'answered') return claim;
      return { state: 'answered', reply: JSON.parse(decrypt(secretKey, String(claim.reply.body))) as Answer };
    },
    async remember(key, answer) {
      const body = encrypt(secretKey, JSON.stringify(answer));
      await store.remember(keyedHash(secretKey, 'key', key), { status: answer.status, headers: {}, cookies: [], body });
    },
    async release(key) {
      await store.release(keyedHash(secretKey, 'key', key));
    },
  };
}
