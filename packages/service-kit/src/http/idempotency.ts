import { createHash } from 'node:crypto';
import type { Call } from '@portal/contracts';
import type { Request } from 'express';
import type { Actor } from '../actor';
import { DomainError } from '../errors';
import type { KeyedResults } from '../store/keyed-transactions';
import type { RenderedReply } from './answer';

/** A key that this try of a write holds: what earlier tries committed, and where this one stores what it does. */
export interface ClaimedKey extends KeyedResults {
  remember(reply: RenderedReply): Promise<void>;
  /** Gives the key up, so that the next try goes on after what this one committed. */
  release(): Promise<void>;
}

/** The state of a key: claimed by this try, answered, running, or used before with another request. */
export type IdempotencyClaim =
  | { state: 'claimed'; key: ClaimedKey }
  | { state: 'answered'; reply: RenderedReply }
  | { state: 'running' }
  | { state: 'other-request' };

/** Stores the results and answers of writes by key for 24 hours. */
export interface IdempotencyStore {
  claim(key: string, request: string): Promise<IdempotencyClaim>;
}

const KEY = /^[\x21-\x7e]{1,200}$/;

interface IdempotentRequest {
  call: Call;
  actor: Actor | null;
  req: Request;
  body: unknown;
  /** The bytes of an uploaded file, which the body does not hold. */
  file?: Buffer | undefined;
}

/**
 * Carries a write out once per caller, call and Idempotency-Key, also when the process dies at any moment: each of its
 * transactions stores its result with its effect, and a later try goes on from there. Only the answers of successes are
 * stored; a refused or failed try releases the key.
 */
export async function answerOnce(
  store: IdempotencyStore,
  request: IdempotentRequest,
  run: (results: KeyedResults) => Promise<RenderedReply>,
): Promise<RenderedReply> {
  const given = request.req.headers['idempotency-key'];
  if (typeof given !== 'string' || !KEY.test(given)) {
    throw new DomainError('REQUEST.INVALID', { errors: [{ path: 'Idempotency-Key', message: 'Not a usable key.' }] });
  }
  const caller = request.actor?.userId ?? request.req.ip ?? 'unknown';
  const key = hash([caller, request.call.name, given]);
  const file = request.file ? [createHash('sha256').update(request.file).digest('hex')] : [];
  // The row has no trace of the given key: without it nobody can find a password by trying bodies.
  const claim = await store.claim(key, hash([given, request.req.originalUrl, request.body, ...file]));
  if (claim.state === 'answered')
    return { ...claim.reply, headers: { ...claim.reply.headers, 'Idempotent-Replayed': 'true' } };
  if (claim.state === 'running') throw new DomainError('REQUEST.IN_PROGRESS', { retryAfter: 1 });
  if (claim.state === 'other-request') throw new DomainError('REQUEST.KEY_REUSED');
  try {
    const reply = await run(claim.key);
    await (reply.cookies.some(({ value }) => value !== null) ? claim.key.release() : claim.key.remember(reply));
    return reply;
  } catch (error) {
    // A key that is not released waits until its hold ends.
    await claim.key.release().catch(() => undefined);
    throw error;
  }
}

function hash(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
