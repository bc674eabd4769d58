import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sessionStore } from '../session/session-state';
import { beSignedInAs, personAs, portalServer } from '../testing';
import { useLive } from './use-live';

const URL = 'http://localhost/api/notifications/stream';
const server = portalServer();
let open = 0;
beforeEach(() => {
  open = 0;
  server.use(
    http.get('*/api/notifications/stream', ({ request }) => {
      open += 1;
      request.signal.addEventListener('abort', () => (open -= 1));
      const body = new ReadableStream({
        start: (line) => line.enqueue(new TextEncoder().encode('event: ready\ndata:\n\n')),
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
});

const follow = () => renderHook(() => useLive(URL, () => undefined));

describe('listening to a stream', () => {
  it('takes one connection for everything in the window that listens to it', async () => {
    beSignedInAs('STUDENT');
    const [bell, page] = [follow(), follow()];
    await waitFor(() => expect([bell.result.current, page.result.current]).toEqual(['live', 'live']));
    expect(open).toBe(1);
    bell.unmount();
    expect(open).toBe(1);
    page.unmount();
    await waitFor(() => expect(open).toBe(0));
  });

  it('ends when the person signs out, and begins anew for the next', async () => {
    beSignedInAs('STUDENT');
    const { result, unmount } = follow();
    await waitFor(() => expect(result.current).toBe('live'));
    act(() => sessionStore.setState({ user: null }));
    expect(result.current).toBe('off');
    await waitFor(() => expect(open).toBe(0));
    act(() => beSignedInAs(personAs('PRESIDENT', { _id: '65a000000000000000000002' })));
    await waitFor(() => expect(result.current).toBe('live'));
    expect(open).toBe(1);
    unmount();
  });

  it('stops while the session is over, and goes on when the person has signed in again', async () => {
    beSignedInAs('STUDENT');
    const { result, unmount } = follow();
    await waitFor(() => expect(result.current).toBe('live'));
    act(() => sessionStore.setState({ status: 'ended' }));
    expect(result.current).toBe('off');
    await waitFor(() => expect(open).toBe(0));
    act(() => beSignedInAs('STUDENT'));
    await waitFor(() => expect(result.current).toBe('live'));
    unmount();
  });

  it('is off for visitors', () => {
    beSignedInAs('visitor');
    const { result } = follow();
    expect(result.current).toBe('off');
    expect(open).toBe(0);
  });
});
