import type { ClaimedKey, IdempotencyStore } from '@portal/service-kit';
import { decrypt, encrypt, keyedHash, keyFor } from './feedback.crypto';

type Answer = Parameters<ClaimedKey['remember']>[0];

/**
 * Remembered answers and results hold the text, and their keys are hashes of the caller's id: a reader of the store
 * could try all ids until one fits. All of it therefore uses a key that is not in the store.
 */
export function createAnonymousIdempotency(store: IdempotencyStore, secret: string): IdempotencyStore {
  const secretKey = keyFor(secret, 'idempotency');

  function encrypted({ committed, record, remember, release }: ClaimedKey): ClaimedKey {
    return {
      committed: new Map([...committed].map(([order, result]) => [order, decrypt(secretKey, result)])),
      record: (session, order, result) => record(session, order, encrypt(secretKey, result)),
      async remember(answer) {
        const body = encrypt(secretKey, Buffer.from(JSON.stringify(answer))).toString('base64url');
        await remember({ status: answer.status, headers: {}, cookies: [], body });
      },
      release,
    };
  }

  return {
    async claim(key, request) {
      const claim = await store.claim(keyedHash(secretKey, 'key', key), keyedHash(secretKey, 'body', request));
      if (claim.state === 'claimed') return { state: 'claimed', key: encrypted(claim.key) };
      if (claim.state !== 'answered') return claim;
      const answer = decrypt(secretKey, Buffer.from(String(claim.reply.body), 'base64url')).toString();
      return { state: 'answered', reply: JSON.parse(answer) as Answer };
    },
  };
}
