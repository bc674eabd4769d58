import { calls, type NotificationAnswer } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HomePage } from './home-page';
import { emptyHome } from './sample-home';

const server = portalServer(...emptyHome);
const KEY = 'portal.last-visit.65a000000000000000000001';
const MINUTE = 60_000;
const ago = (minutes: number) => Date.now() - minutes * MINUTE;

const aNotification = (number: number, description: string, minutesAgo: number): NotificationAnswer => ({
  _id: `65f00000000000000000000${number}`,
  kind: 'skill-endorsed',
  description,
  link: '/skills',
  timestamp: new Date(ago(minutesAgo)).toISOString(),
  read: false,
});
const unread = [aNotification(1, 'Python was endorsed', 5), aNotification(2, 'Tabla was endorsed', 300)];

const show = () => renderWithPortal(<HomePage />, { as: 'STUDENT', at: '/home' });
const news = async () => within(await screen.findByRole('region', { name: 'What changed since your last visit' }));
const seen = () => (JSON.parse(localStorage.getItem(KEY) ?? '{}') as { seen?: number }).seen ?? 0;

beforeEach(() => localStorage.clear());

describe('what changed since the last visit', () => {
  it('is what came since and is unread, by the call that the bell makes', async () => {
    localStorage.setItem(KEY, JSON.stringify({ seen: ago(60) }));
    const asked: unknown[] = [];
    server.use(answers(calls.listNotifications, ({ query }) => (asked.push(query), unread)));
    show();
    const list = await news();
    expect(await list.findByRole('link', { name: /Python was endorsed/ })).toHaveAttribute('href', '/skills');
    expect(list.queryByText('Tabla was endorsed')).toBeNull();
    expect(list.getByRole('link', { name: 'All notifications' })).toHaveAttribute('href', '/notifications');
    expect(asked).toEqual([{ unread: 'yes', limit: 3 }]);
  });

  it('stays for the visit, which ends half an hour after the home was last seen', async () => {
    localStorage.setItem(KEY, JSON.stringify({ since: ago(400), seen: ago(20) }));
    server.use(answers(calls.listNotifications, unread));
    const { unmount } = show();
    expect(await (await news()).findByText('Tabla was endorsed')).toBeVisible();
    localStorage.removeItem(KEY);
    unmount();
    expect(seen()).toBeGreaterThan(ago(1));
    expect(JSON.parse(localStorage.getItem(KEY) ?? '{}')).toMatchObject({ since: expect.any(Number) });
  });

  it('is all that is unread on the first visit, and nothing at all without any', async () => {
    server.use(answers(calls.listNotifications, unread));
    const first = show();
    expect(await (await news()).findByText('Tabla was endorsed')).toBeVisible();
    first.unmount();
    localStorage.clear();
    server.use(answers(calls.listNotifications, []));
    show();
    await waitFor(() => expect(screen.queryByRole('region', { name: /^What changed/ })).toBeNull());
  });

  it('says since when there is nothing new', async () => {
    localStorage.setItem(KEY, JSON.stringify({ seen: Date.parse('2026-01-05T12:30:00.000Z') }));
    show();
    expect(await (await news()).findByText('Nothing new since 5 Jan 2026, 6:00 pm.')).toBeVisible();
  });

  it('is read when it is opened', async () => {
    const marked: unknown[] = [];
    server.use(
      answers(calls.listNotifications, unread),
      answers(calls.markNotificationsRead, ({ body }) => (marked.push(body), new Response(null, { status: 204 }))),
    );
    const { user } = show();
    await user.click(await (await news()).findByRole('link', { name: /Python was endorsed/ }));
    await waitFor(() => expect(marked).toEqual([{ ids: [unread[0]?._id] }]));
  });

  it('says when it could not be loaded, with a retry', async () => {
    server.use(refuses(calls.listNotifications, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    const list = await news();
    expect(await list.findByRole('alert')).toHaveTextContent("We couldn't load your notifications.");
    server.use(answers(calls.listNotifications, unread));
    await user.click(list.getByRole('button', { name: 'Retry' }));
    expect(await list.findByText('Python was endorsed')).toBeVisible();
  });
});
