/** Of the last write to each address that was not answered with a success. */
const unanswered = new Map<string, { content: string; key: string }>();

/**
 * Sends a write with its Idempotency-Key. The same write to the same address keeps its key until it succeeds, no matter
 * what sends it again and how often: after a lost answer nobody knows whether it was carried out.
 */
export async function withIdempotencyKey<T>(
  address: string,
  content: string,
  send: (key: string) => Promise<T>,
): Promise<T> {
  const last = unanswered.get(address);
  const write = last?.content === content ? last : { content, key: randomKey() };
  unanswered.set(address, write);
  const answer = await send(write.key);
  if (unanswered.get(address) === write) unanswered.delete(address);
  return answer;
}

/** `randomUUID` is missing where the portal is served without TLS. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
