import { useUnreadNotifications } from '@portal/campus-kit/notifications';
import { calls, type NotificationAnswer } from '@portal/contracts';
import { readKey } from '@portal/web-kit';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Notifications } from './notifications';

const aNotification = (number: number, more: Partial<NotificationAnswer> = {}): NotificationAnswer => ({
  _id: `65a0000000000000000000${String(number).padStart(2, '0')}`,
  kind: 'promoted',
  description: `You're registered for Event ${number}`,
  link: `/events/65b0000000000000000000${String(number).padStart(2, '0')}`,
  timestamp: new Date().toISOString(),
  read: false,
  ...more,
});

/** The service: what it stores, what it was asked, and its live stream. */
function aService(from: NotificationAnswer[]) {
  let stored = from;
  const lines = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const asked: unknown[] = [];
  const say = (event: string, data: unknown) => {
    for (const line of lines)
      line.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  };
  const handlers = [
    answers(calls.listNotifications, ({ query }) => {
      const chosen = query.unread === 'yes' ? stored.filter(({ read }) => !read) : stored;
      return HttpResponse.json(chosen.slice(0, query.limit), {
        headers: { 'x-total-count': String(chosen.length) },
      });
    }),
    answers(calls.markNotificationsRead, ({ body }) => {
      asked.push(body);
      stored = stored.map((one) => (body.ids?.includes(one._id) === false ? one : { ...one, read: true }));
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(`*${calls.streamNotifications.path}`, ({ request }) => {
      const body = new ReadableStream<Uint8Array>({
        start(line) {
          lines.add(line);
          request.signal.addEventListener('abort', () => lines.delete(line));
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
  ];
  return {
    handlers,
    asked,
    isHeard: () => waitFor(() => expect(lines.size).toBe(1)),
    add(...more: NotificationAnswer[]) {
      stored = [...more, ...stored];
      for (const one of more) say('notification', one);
    },
    readElsewhere() {
      stored = stored.map((one) => ({ ...one, read: true }));
      say('read', { ids: 'all' });
    },
  };
}

const server = portalServer();
const bell = (name: string) => screen.findByRole('button', { name });
const panel = () => screen.findByRole('dialog', { name: 'Notifications' });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

async function open(stored: NotificationAnswer[]) {
  const service = aService(stored);
  server.use(...service.handlers);
  const portal = renderWithPortal(<Notifications />, { as: 'STUDENT', at: '/home' });
  await service.isHeard();
  return { ...portal, service };
}

/** With its panel open, and what it says there. */
async function openPanel(stored: NotificationAnswer[], name: string) {
  const portal = await open(stored);
  await portal.user.click(await bell(name));
  return portal;
}

describe('the button of the notifications', () => {
  it('has the number of new ones in its label, and no number without', async () => {
    await open([aNotification(2), aNotification(1), aNotification(3, { read: true })]);
    expect(await bell('Notifications, 2 unread')).toBeVisible();
  });

  it('counts what arrives, and announces it once', async () => {
    const { service } = await open([]);
    service.add(aNotification(1));
    expect(await bell('Notifications, 1 unread')).toBeVisible();
    expect(await screen.findByText("New notification: You're registered for Event 1")).toBeInTheDocument();
    service.add(aNotification(2), aNotification(3), aNotification(4));
    expect(await bell('Notifications, 4 unread')).toBeVisible();
    expect(await screen.findByText('3 new notifications')).toBeInTheDocument();
  });

  it('knows the newest of them for the pages, and drops what was read', async () => {
    const service = aService([aNotification(1)]);
    server.use(...service.handlers);
    const Newest = () => (
      <p>
        {useUnreadNotifications()
          .data?.items.map(({ _id }) => _id.slice(-2))
          .join()}
      </p>
    );
    const { user } = renderWithPortal(
      <>
        <Notifications />
        <Newest />
      </>,
      { as: 'STUDENT', at: '/home' },
    );
    await service.isHeard();
    expect(await screen.findByText('01')).toBeVisible();
    service.add(aNotification(2));
    expect(await screen.findByText('02,01')).toBeVisible();
    service.add(aNotification(3), aNotification(4));
    expect(await screen.findByText(/^(04,03|03,04),02$/)).toBeVisible();
    await user.click(await bell('Notifications, 4 unread'));
    await user.click(await screen.findByRole('link', { name: /Event 2/ }));
    await waitFor(() => expect(screen.queryByText(/,02/)).toBeNull());
  });

  it('follows what was read in another window', async () => {
    const { service } = await open([aNotification(1)]);
    await bell('Notifications, 1 unread');
    service.readElsewhere();
    expect(await bell('Notifications')).toBeVisible();
  });

  it('reads the own registrations again when one was made, wherever that was', async () => {
    let asked = 0;
    function OwnRegistrations() {
      useQuery({ queryKey: readKey(calls.listMyRegistrations), queryFn: () => (asked += 1) });
      return null;
    }
    const service = aService([]);
    server.use(...service.handlers);
    renderWithPortal(
      <>
        <OwnRegistrations />
        <Notifications />
      </>,
      { as: 'STUDENT', at: '/home' },
    );
    await service.isHeard();
    service.add(aNotification(1, { kind: 'feedback-resolved' }));
    expect(await bell('Notifications, 1 unread')).toBeVisible();
    expect(asked).toBe(1);
    service.add(aNotification(2, { kind: 'registered' }));
    await waitFor(() => expect(asked).toBe(2));
  });

  it('shows no number when the count could not be loaded', async () => {
    server.use(
      refuses(calls.listNotifications, 'SYSTEM.UNAVAILABLE'),
      refuses(calls.streamNotifications, 'ACCESS.FORBIDDEN'),
    );
    renderWithPortal(<Notifications />, { as: 'STUDENT' });
    expect(await bell('Notifications')).toBeVisible();
  });
});

describe('the panel', () => {
  it('lists today and earlier, and marks what is new', async () => {
    const old = aNotification(1, { read: true, timestamp: '2026-01-14T12:45:00.000Z', kind: 'feedback-resolved' });
    await openPanel([aNotification(2), old], 'Notifications, 1 unread');
    expect(await screen.findByRole('heading', { name: 'Today' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Earlier' })).toBeVisible();
    expect(rows()).toEqual([
      expect.stringMatching(/^You're registered for Event 2New ?Registration/),
      expect.stringMatching(/^You're registered for Event 1Feedback14 Jan 2026, 6:15 pm$/),
    ]);
    expect(screen.getByRole('link', { name: 'All notifications' })).toHaveAttribute('href', '/notifications');
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  });

  it('marks a notification as read when it is opened, and follows its link', async () => {
    const { user, address, service } = await openPanel([aNotification(2), aNotification(1)], 'Notifications, 2 unread');
    await user.click(await screen.findByRole('link', { name: /Event 1/ }));
    expect(address()).toBe(aNotification(1).link);
    expect(await bell('Notifications, 1 unread')).toBeVisible();
    await waitFor(() => expect(service.asked).toEqual([{ ids: [aNotification(1)._id] }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('marks all as read, and keeps the focus', async () => {
    const { user, service } = await openPanel([aNotification(2), aNotification(1)], 'Notifications, 2 unread');
    await screen.findByRole('heading', { name: 'Today' });
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await bell('Notifications')).toBeVisible();
    await waitFor(() => expect(service.asked).toEqual([{}]));
    await waitFor(async () => expect(within(await panel()).queryByText('New')).not.toBeInTheDocument());
    expect(await panel()).toHaveFocus();
  });

  it('shows them as unread again, with a message, when marking failed', async () => {
    const { user } = await openPanel([aNotification(1)], 'Notifications, 1 unread');
    await screen.findByRole('heading', { name: 'Today' });
    server.use(refuses(calls.markNotificationsRead, 'SYSTEM.UNAVAILABLE', { message: '' }));
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText("We couldn't mark the notification as read. Please try again.")).toBeVisible();
    expect(await bell('Notifications, 1 unread')).toBeVisible();
  });

  it('shows what arrives while it is open', async () => {
    const { service } = await openPanel([aNotification(1)], 'Notifications, 1 unread');
    await screen.findByRole('heading', { name: 'Today' });
    service.add(aNotification(2));
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  it('has an empty state', async () => {
    await openPanel([], 'Notifications');
    expect(await screen.findByText('No notifications yet')).toBeVisible();
  });

  it('says when the list could not be loaded, with a retry', async () => {
    const { user, service } = await open([aNotification(1)]);
    await bell('Notifications, 1 unread');
    server.use(refuses(calls.listNotifications, 'SYSTEM.UNAVAILABLE'));
    await user.click(await bell('Notifications, 1 unread'));
    expect(await screen.findByText("We couldn't load your notifications.")).toBeVisible();
    server.use(...service.handlers);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /Event 1/ })).toBeVisible();
  });

  it('closes by Escape, and focuses the button', async () => {
    const { user } = await openPanel([aNotification(1)], 'Notifications, 1 unread');
    expect(await panel()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await bell('Notifications, 1 unread')).toHaveFocus();
  });
});
