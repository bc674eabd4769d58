import type { IdempotencyStore } from '@portal/service-kit';
import { keyedHash, keyFor, seal, unseal } from './domain';

type Answer = Parameters<IdempotencyStore['remember']>[1];

/**
 * Remembered answers hold the text, and their keys and fingerprints are hashes of the caller's id: whoever reads the
 * store could try all ids until one fits. Both are therefore kept under a key that the store does not hold.
 */
export function sealedIdempotency(store: IdempotencyStore, secret: string): IdempotencyStore {
  const key = keyFor(secret, 'idempotency');
  return {
    async claim(given, fingerprint) {
      const claim = await store.claim(keyedHash(key, 'key', given), keyedHash(key, 'body', fingerprint));
      if (claim.state !== 'answered') return claim;
      return { state: 'answered', reply: JSON.parse(unseal(key, String(claim.reply.body))) as Answer };
    },
    remember: (given, answer) =>
      store.remember(keyedHash(key, 'key', given), {
        status: answer.status,
        headers: {},
        cookies: [],
        body: seal(key, JSON.stringify(answer)),
      }),
    release: (given) => store.release(keyedHash(key, 'key', given)),
  };
}
