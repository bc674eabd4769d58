import type { Call } from '@portal/contracts';
import { http, HttpResponse, type HttpHandler } from 'msw';

/** A stream of server-sent events as its service keeps it open. */
export interface LiveStream {
  readonly handler: HttpHandler;
  /** Sends a message on every open connection. */
  readonly send: (event: string, data: unknown) => void;
  /** Says on every open connection that it is still there, as a service does every 15 seconds. */
  readonly beat: () => void;
  /** How many connections are open. */
  readonly connections: () => number;
  /** Breaks every connection, as a service that stops. */
  readonly end: () => void;
}

/** Mocks a call that streams: each connection begins with `ready`, and each message has the next id. */
export function liveStream({ path }: Pick<Call, 'path'>): LiveStream {
  const lines = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();
  let id = 0;
  const messageOf = (event: string, data: unknown) =>
    encoder.encode(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const handler = http.get(`*${path}`, ({ request }) => {
    let leave = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(line) {
        leave = () => lines.delete(line);
        // A page that was left meanwhile does not say so again.
        if (request.signal.aborted) return line.close();
        lines.add(line);
        line.enqueue(messageOf('ready', {}));
        request.signal.addEventListener('abort', leave);
      },
      // A page that is left while it gets the answer cancels that, and its request is over by then.
      cancel: () => leave(),
    });
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  return {
    handler,
    send(event, data) {
      id += 1;
      for (const line of lines) line.enqueue(messageOf(event, data));
    },
    beat() {
      for (const line of lines) line.enqueue(encoder.encode(':\n\n'));
    },
    connections: () => lines.size,
    end() {
      for (const line of lines) line.close();
      lines.clear();
    },
  };
}
