import { createHash } from 'node:crypto';
import type { Call } from '@portal/contracts';
import type { Request } from 'express';
import type { Actor } from '../actor';
import { DomainError } from '../errors';
import type { RenderedReply } from './answer';

/** The state of a key: new (and now claimed), answered, running, or used before with another request. */
export type IdempotencyClaim =
  { state: 'new' } | { state: 'answered'; reply: RenderedReply } | { state: 'running' } | { state: 'other-request' };

/** Stores the answers of writes by key for 24 hours. */
export interface IdempotencyStore {
  claim(key: string, fingerprint: string): Promise<IdempotencyClaim>;
  remember(key: string, reply: RenderedReply): Promise<void>;
  release(key: string): Promise<void>;
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
 * Carries a write out once per caller, call and Idempotency-Key. Only successes are stored: a refused or failed
 * try releases the key. Answers with cookies are never stored, because they would put credentials at rest.
 */
export async function answerOnce(
  store: IdempotencyStore,
  request: IdempotentRequest,
  run: () => Promise<RenderedReply>,
): Promise<RenderedReply> {
  const given = request.req.headers['idempotency-key'];
  if (typeof given !== 'string' || !KEY.test(given)) {
    throw new DomainError('REQUEST.INVALID', { errors: [{ path: 'Idempotency-Key', message: 'Not a usable key.' }] });
  }
  const caller = request.actor?.userId ?? request.req.ip ?? 'unknown';
  const key = hash([caller, request.call.name, given]);
  const file = request.file ? [createHash('sha256').update(request.file).digest('hex')] : [];
  const claim = await store.claim(key, hash([request.req.originalUrl, request.body, ...file]));
  if (claim.state === 'answered')
    return { ...claim.reply, headers: { ...claim.reply.headers, 'Idempotent-Replayed': 'true' } };
  if (claim.state === 'running') throw new DomainError('REQUEST.IN_PROGRESS', { retryAfter: 1 });
  if (claim.state === 'other-request') throw new DomainError('REQUEST.KEY_REUSED');
  try {
    const reply = await run();
    await (reply.cookies.length > 0 ? store.release(key) : store.remember(key, reply));
    return reply;
  } catch (error) {
    await store.release(key);
    throw error;
  }
}

function hash(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
