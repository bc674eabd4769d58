import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beSignedInAs, portalServer } from '../testing';
import { openStream, type StreamMessage } from './open-stream';
import { useLive } from './use-live';

const server = portalServer();
beforeEach(() => beSignedInAs('STUDENT'));
const stream = (...pieces: string[]) =>
  new HttpResponse(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );
/** A connection that is lost without being closed. */
const silentAfter = (piece: string) =>
  new HttpResponse(new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(piece)) }), {
    headers: { 'content-type': 'text/event-stream' },
  });

/** Answers with this, then with the next message; records the Last-Event-ID of each request. */
function answersInTurn(first: Response): (string | null)[] {
  const seen: (string | null)[] = [];
  server.use(
    http.get('*/api/activities/stream', ({ request }) => {
      seen.push(request.headers.get('last-event-id'));
      return seen.length === 1 ? first : stream('id: 8\ndata: second\n\n');
    }),
  );
  return seen;
}

describe('a live stream', () => {
  it('reads messages that arrive in pieces, and passes over comments', async () => {
    const messages: StreamMessage[] = [];
    answersInTurn(stream(': hello\n\nid: 1\nda', 'ta: one\ndata: two\n', '\nevent: note\ndata: 3\r\n\r\n'));
    const close = openStream('http://localhost/api/activities/stream', {
      onStatus: () => undefined,
      onMessage: (message) => void messages.push(message),
    });
    await waitFor(() => expect(messages.length).toBeGreaterThan(1));
    close();
    expect(messages.slice(0, 2)).toEqual([
      { id: '1', event: 'message', data: 'one\ntwo' },
      { id: '', event: 'note', data: '3' },
    ]);
  });

  it('comes back after a break and asks for what it missed', async () => {
    const seen = answersInTurn(stream('id: 7\ndata: first\n\n'));
    const messages: string[] = [];
    const { unmount } = renderHook(() =>
      useLive('http://localhost/api/activities/stream', ({ data }) => messages.push(data)),
    );
    await waitFor(() => expect(messages).toEqual(['first', 'second']), { timeout: 5000 });
    unmount();
    expect(seen).toEqual([null, '7']);
  });

  it('is lost when nothing is heard for too long, and comes back for what it missed', async () => {
    const seen = answersInTurn(silentAfter('id: 7\ndata: first\n\n'));
    const received: string[] = [];
    const listener = {
      onStatus: (status: string) => received.push(status),
      onMessage: ({ data }: StreamMessage) => received.push(data),
    };
    const close = openStream('http://localhost/api/activities/stream', listener, '', 1500);
    await waitFor(() => expect(received).toContain('second'), { timeout: 20_000 });
    close();
    expect(seen.slice(0, 2)).toEqual([null, '7']);
    expect(received.slice(0, 6)).toEqual(['connecting', 'live', 'first', 'connecting', 'live', 'second']);
  });

  it('is live when the server has said where it stands, not before', async () => {
    let asked = 0;
    server.use(
      http.get('*/api/activities/stream', () => {
        asked += 1;
        return asked === 1 ? stream(': open\n\n') : stream(': open\n\n', 'id: 3\nevent: ready\ndata: {}\n\n');
      }),
    );
    const received: string[] = [];
    const close = openStream('http://localhost/api/activities/stream', {
      onStatus: (status) => received.push(status),
      onMessage: ({ event }) => received.push(event),
    });
    await waitFor(() => expect(received).toContain('ready'), { timeout: 5000 });
    close();
    expect(received.slice(0, 4)).toEqual(['connecting', 'connecting', 'live', 'ready']);
  });

  it('stays off when the stream is refused', async () => {
    server.use(http.get('*/api/activities/stream', () => new HttpResponse(null, { status: 403 })));
    const { result } = renderHook(() => useLive('http://localhost/api/activities/stream', () => undefined));
    await waitFor(() => expect(result.current).toBe('off'));
  });
});
