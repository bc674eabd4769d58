import { calls } from '@portal/contracts';
import { areaKey, readKey, sessionStore } from '@portal/web-kit';
import { liveStream, portalServer, renderWithPortal, type PortalOptions } from '@portal/web-kit/testing';
import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { EventChanges } from './event-changes';

const eventId = '65b000000000000000000001';
const oneEvent = readKey(calls.readEvent, 'answer', { params: { id: eventId } });
const server = portalServer();
let stream: ReturnType<typeof liveStream>;
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  stream = liveStream(calls.streamEventChanges);
  server.use(stream.handler);
});
afterEach(() => jest.useRealTimers());

/** A page that shows something, and how often it was asked for. */
function show(queryKey: readonly unknown[], options: PortalOptions = { as: 'STUDENT' }) {
  let asked = 0;
  function Page() {
    useQuery({ queryKey, queryFn: () => (asked += 1) });
    return null;
  }
  const portal = renderWithPortal(
    <>
      <Page />
      <EventChanges />
    </>,
    options,
  );
  return { ...portal, asked: () => asked };
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('changes of events', () => {
  it('are listened to once there is something of an event, which is then read once more', async () => {
    const { asked } = show(oneEvent);
    await waitFor(() => expect(stream.connections()).toBe(1));
    await pass(2_000);
    expect(asked()).toBe(2);
    await pass(30_000);
    expect(asked()).toBe(2);
  });

  it('are read when the stream tells of them, and not before', async () => {
    const { asked } = show(oneEvent);
    await waitFor(() => expect(stream.connections()).toBe(1));
    await pass(30_000);
    act(() => stream.send('event-change', { eventId: '65b000000000000000000002', kind: 'event' }));
    await pass(30_000);
    expect(asked()).toBe(2);
    act(() => stream.send('event-change', { eventId, kind: 'registrations' }));
    await pass(1_000);
    expect(asked()).toBe(3);
  });

  it('are not read again after a break, because the stream goes on where it ended', async () => {
    const { asked } = show(oneEvent);
    await waitFor(() => expect(stream.connections()).toBe(1));
    await pass(30_000);
    act(() => stream.end());
    await pass(2_000);
    await waitFor(() => expect(stream.connections()).toBe(1));
    await pass(30_000);
    expect(asked()).toBe(2);
  });

  it('are of no interest to a page without events', async () => {
    const { asked } = show(areaKey(calls.listUsers));
    await waitFor(() => expect(asked()).toBe(1));
    await pass(30_000);
    expect(stream.connections()).toBe(0);
  });

  it('are not told to visitors, nor to somebody who signed out', async () => {
    const visitor = show(oneEvent, { as: 'visitor' });
    await pass(30_000);
    expect([visitor.asked(), stream.connections()]).toEqual([1, 0]);
    visitor.unmount();
    show(oneEvent);
    await waitFor(() => expect(stream.connections()).toBe(1));
    act(() => sessionStore.setState({ user: null }));
    await waitFor(() => expect(stream.connections()).toBe(0));
  });
});
