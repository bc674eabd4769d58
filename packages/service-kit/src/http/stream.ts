import type { Call } from '@portal/contracts';
import type { Response } from 'express';
import type { Metrics } from '../observe/metrics';
import { allowedAnswer } from './answer';
import type { StreamReply } from './reply';

const HEARTBEAT_MS = 15_000;

/** The open streams of an application, so that stopping it can end them. */
export class StreamRegistry {
  readonly #open = new Set<() => void>();
  readonly #count: Metrics['streams'];

  constructor({ streams }: Pick<Metrics, 'streams'>) {
    this.#count = streams;
  }

  add(call: string, close: () => void): () => void {
    this.#open.add(close);
    this.#count.inc({ call });
    return () => {
      if (this.#open.delete(close)) this.#count.dec({ call });
    };
  }

  closeAll(): void {
    for (const close of this.#open) close();
  }
}

/** Serves server-sent events until the client leaves or the service stops. */
export async function openStream(
  call: Call,
  reply: StreamReply,
  res: Response,
  registry: StreamRegistry,
): Promise<void> {
  // The close event of a client that left before this line was already emitted.
  if (res.closed || res.destroyed) return;
  const left = new AbortController();
  res.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache, no-transform',
    'X-Accel-Buffering': 'no',
  });
  res.flushHeaders();
  res.write(': open\n\n');
  const heartbeat = setInterval(() => res.write(': still here\n\n'), HEARTBEAT_MS);
  const forget = registry.add(call.name, () => res.end());
  res.once('close', () => {
    clearInterval(heartbeat);
    forget();
    left.abort();
  });
  await reply.open({
    closed: left.signal,
    send({ id, event, data }) {
      if (left.signal.aborted || res.writableEnded) return;
      const lines = [id && `id: ${oneLine(id)}`, event && `event: ${oneLine(event)}`];
      lines.push(`data: ${JSON.stringify(allowedAnswer(call, data))}`);
      res.write(`${lines.filter(Boolean).join('\n')}\n\n`);
    },
  });
}

function oneLine(value: string): string {
  return value.replace(/[\r\n]/g, ' ');
}
