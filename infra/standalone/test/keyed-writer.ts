import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './browser';

/** Makes a request with these headers; rejects when the portal is killed. */
type Call = (
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string>,
) => Promise<Answer<Record<string, unknown>>>;

interface Write {
  path: string;
  body: unknown;
  key: string;
}

/** Writes one thing after the other, and repeats under its first key the one that a kill left without an answer. */
export interface KeyedWriter {
  /** Rejects when the portal is killed, and leaves the write in hand for the next run. */
  writeUntilKilled(call: Call, onAnswered: () => void): Promise<void>;
  /** Gets an answer to the write that a kill left without one, if any. */
  finish(call: Call): Promise<void>;
  /** Of the answered writes, in their order. */
  answered: Record<string, unknown>[];
  repeated: number;
}

const WAITING_STATUSES = [409, 503];
const RETRY_MS = 250;

/** `next` gives path and body of the n-th write, or nothing when there are no more until the next kill. */
export function createKeyedWriter(next: (number: number) => Omit<Write, 'key'> | null): KeyedWriter {
  let inHand: Write | null = null;
  let number = 0;

  const send = async (call: Call, { path, body, key }: Write) => call('POST', path, body, { 'idempotency-key': key });

  const writer: KeyedWriter = {
    answered: [],
    repeated: 0,
    async writeUntilKilled(call, onAnswered) {
      for (;;) {
        const write = next(number);
        if (!write) return;
        number += 1;
        inHand = { ...write, key: randomUUID() };
        note(await send(call, inHand));
        onAnswered();
      }
    },
    async finish(call) {
      if (!inHand) return;
      writer.repeated += 1;
      let answer = await send(call, inHand);
      while (WAITING_STATUSES.includes(answer.status)) {
        await sleep(RETRY_MS);
        answer = await send(call, inHand);
      }
      note(answer);
    },
  };

  function note({ status, body }: Answer<Record<string, unknown>>): void {
    if (status !== 201) throw new Error(`a write was answered ${status}: ${JSON.stringify(body)}`);
    writer.answered.push(body);
    inHand = null;
  }

  return writer;
}
