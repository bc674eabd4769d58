import { calls, type NotificationAnswer } from '@portal/contracts';
import { answers, portalServer, problem, refuses, renderWithPortal, type Asked } from '@portal/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { NotificationsPage } from './notifications-page';

const aNotification = (number: number, more: Partial<NotificationAnswer> = {}): NotificationAnswer => ({
  _id: `65a0000000000000000000${String(number).padStart(2, '0')}`,
  kind: 'event-moved',
  description: `Event ${number} was moved`,
  link: `/events/65b0000000000000000000${String(number).padStart(2, '0')}`,
  timestamp: new Date().toISOString(),
  read: false,
  ...more,
});
const read = aNotification(1, { read: true });
const unread = aNotification(2);

const server = portalServer();
const marked: unknown[] = [];
let stored: NotificationAnswer[] = [];
beforeEach(() => {
  marked.splice(0);
  stored = [unread, read];
  server.use(
    answers(calls.listNotifications, listed),
    answers(calls.markNotificationsRead, ({ body }) => {
      marked.push(body);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

function listed({ query }: Asked<typeof calls.listNotifications>): Response {
  const chosen = query.unread === 'yes' ? stored.filter((one) => !one.read) : stored;
  return HttpResponse.json(chosen, { headers: { 'x-total-count': String(chosen.length) } });
}

const open = (at = '/notifications') => renderWithPortal(<NotificationsPage />, { as: 'STUDENT', at });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const markOne = { name: 'Mark as read: Event 2 was moved' };

describe('the page of notifications', () => {
  it('says that it is loading, then lists all notifications', async () => {
    open();
    expect(screen.getByText('Loading notifications...')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /^Event 2 was moved ?New/ })).toHaveAttribute('href', unread.link);
    expect(rows()).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
  });

  it('marks one as read in its place, and keeps the focus there', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', markOne));
    await waitFor(() => expect(screen.queryByRole('button', markOne)).not.toBeInTheDocument());
    expect(screen.queryByText('New')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: /^Event 2/ })).toHaveFocus());
    await waitFor(() => expect(marked).toEqual([{ ids: [unread._id] }]));
  });

  it('marks a notification as read when it is opened', async () => {
    const { user, address } = open();
    await user.click(await screen.findByRole('link', { name: /^Event 2/ }));
    expect(address()).toBe(unread.link);
    await waitFor(() => expect(marked).toEqual([{ ids: [unread._id] }]));
  });

  it('marks all as read, and disables the button', async () => {
    const { user } = open();
    const all = screen.getByRole('button', { name: 'Mark all as read' });
    await waitFor(() => expect(all).toBeEnabled());
    await screen.findByText('New');
    await user.click(all);
    await waitFor(() => expect(all).toBeDisabled());
    await waitFor(() => expect(screen.queryByText('New')).not.toBeInTheDocument());
    await waitFor(() => expect(marked).toEqual([{}]));
  });

  it('shows them as unread again, with a message, when marking failed', async () => {
    server.use(refuses(calls.markNotificationsRead, 'SYSTEM.UNAVAILABLE'));
    const { user } = open();
    await user.click(await screen.findByRole('button', markOne));
    expect(await screen.findByRole('alert')).toHaveTextContent('temporarily unavailable');
    expect(await screen.findByRole('button', markOne)).toBeVisible();
  });

  it('shows only unread ones by the filter and by the URL', async () => {
    const { user, address, unmount } = open();
    await user.click(await screen.findByRole('radio', { name: /^Unread/ }));
    await waitFor(() => expect(rows()).toEqual([expect.stringContaining('Event 2')]));
    expect(address()).toBe('/notifications?show=unread');
    unmount();
    stored = [read];
    const again = open('/notifications?show=unread');
    expect(await screen.findByText('No unread notifications')).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByRole('link', { name: /^Event 1/ })).toBeVisible();
  });

  it('loads older ones as long as there are some', async () => {
    server.use(
      answers(calls.listNotifications, ({ query }) =>
        query.cursor === 'older'
          ? [read]
          : HttpResponse.json([unread], { headers: { link: '</api/notifications?cursor=older>; rel="next"' } }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  });

  it('says when older ones could not be loaded, and keeps the list', async () => {
    server.use(
      answers(calls.listNotifications, ({ query }) =>
        query.cursor === 'older'
          ? problem('SYSTEM.UNAVAILABLE')
          : HttpResponse.json([unread], { headers: { link: '</api/notifications?cursor=older>; rel="next"' } }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show older' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load older notifications.");
    expect(rows()).toHaveLength(1);
  });

  it('has an empty state', async () => {
    stored = [];
    open();
    expect(await screen.findByText('No notifications yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  });

  it('says when it could not be loaded, with a retry', async () => {
    server.use(refuses(calls.listNotifications, 'SYSTEM.UNAVAILABLE'));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load your notifications.");
    server.use(answers(calls.listNotifications, listed));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /^Event 2/ })).toBeVisible();
  });
});
