import { pendingCounts } from '@portal/campus-kit/testing';
import { calls, DAY_MS, type Role } from '@portal/contracts';
import { areaKey, emitPortalEvent } from '@portal/web-kit';
import { answers, isUnreachable, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { GensecDashboardPage } from './gensec-dashboard-page';

const counted = (total: number, ...items: object[]) =>
  HttpResponse.json(items, { headers: { 'x-total-count': String(total) } });

const fourDaysAgo = new Date(Date.now() - 4 * DAY_MS).toISOString();

const waiting = { positions: 2, 'user-skills': 8, skills: 1, achievements: 3, feedback: 5 };

const server = portalServer(
  refuses(calls.streamActivities, 'ACCESS.FORBIDDEN'),
  answers(calls.listRecentActivities, []),
  answers(calls.listManagedEvents, () => counted(1200)),
  answers(calls.listRoomRequests, () => counted(3)),
  answers(calls.readPendingCounts, pendingCounts(waiting, fourDaysAgo)),
);

async function showDashboard(role: Role) {
  const portal = renderWithPortal(<GensecDashboardPage />, { as: role });
  await screen.findByText('No recent activities found');
  return portal;
}

const openLinks = () => screen.queryAllByRole('link', { name: /^Open / }).map((link) => link.getAttribute('href'));

describe('a general secretary’s dashboard', () => {
  it.each<[Role, string]>([
    ['GENSEC_ACADEMIC', 'Academic Portal'],
    ['GENSEC_CULTURAL', 'Cultural Portal'],
    ['GENSEC_SPORTS', 'Sports Portal'],
    ['GENSEC_SCITECH', 'SciTech Portal'],
  ])('greets %s with %s', async (role, title) => {
    await showDashboard(role);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(document.title).toContain(title);
  });

  it('has the chips in their order, all modules chosen, and none for what is not there yet', async () => {
    await showDashboard('GENSEC_SPORTS');
    const chips = within(screen.getByRole('radiogroup')).getAllByRole('radio');
    expect(chips.map((chip) => (chip as HTMLInputElement).value)).toEqual([
      'All Modules',
      'Administration',
      'Endorsements',
      'Bookings',
      'Feedback',
      'Events',
      'COSA',
    ]);
    expect(screen.getByRole('radio', { name: 'All Modules' })).toBeChecked();
    expect(openLinks()).toEqual([
      '/gensec-endorse',
      '/events',
      '/roombooking',
      '/viewfeedback',
      '/add-event',
      '/cosa/create',
      '/cosa',
      '/create-org-unit',
    ]);
  });

  it('shows the modules of the chip I choose', async () => {
    const { user } = await showDashboard('GENSEC_SPORTS');
    await user.click(screen.getByRole('radio', { name: 'Events' }));
    expect(openLinks()).toEqual(['/events']);
    await user.click(screen.getByRole('radio', { name: 'Endorsements' }));
    expect(openLinks()).toEqual(['/gensec-endorse']);
    await user.click(screen.getByRole('radio', { name: 'Bookings' }));
    expect(openLinks()).toEqual(['/roombooking']);
    await user.click(screen.getByRole('radio', { name: 'Feedback' }));
    expect(openLinks()).toEqual(['/viewfeedback']);
    await user.click(screen.getByRole('radio', { name: 'COSA' }));
    expect(openLinks()).toEqual(['/cosa/create', '/cosa']);
  });

  it('says in a module what is counted there, and nothing when that is unknown', async () => {
    await showDashboard('GENSEC_SPORTS');
    const card = (title: string) => screen.getByRole('heading', { name: title, level: 3 }).parentElement!;
    expect(await within(card('Events')).findByText('1,200 planned')).toBeVisible();
    expect(await within(card('Room Booking')).findByText('3 pending')).toBeVisible();
    expect(card('View COSA Records')).toHaveTextContent('2 to confirm');
    expect(await within(card('Feedback')).findByText('5 unresolved')).toBeVisible();
    expect(card('Endorsements')).toHaveTextContent('12 pending, oldest 4 days ago');
    expect(card('Create Event').querySelector('span')).toBeEmptyDOMElement();
  });

  it('leads to all that waits for a decision, and says how much that is', async () => {
    await showDashboard('GENSEC_SPORTS');
    const inbox = screen.getByRole('link', { name: /^Approvals/ });
    expect(inbox).toHaveAttribute('href', '/approvals');
    await waitFor(() => expect(inbox).toHaveTextContent('Approvals14Oldest 4 days ago'));
    expect(within(inbox).getByRole('img', { name: 'Someone is waiting' })).toBeInTheDocument();
    const figures = within(screen.getByRole('region', { name: 'Figures' }));
    const tiles = figures.getAllByRole('link').map((tile) => [tile.textContent, tile.getAttribute('href')]);
    expect(tiles.slice(1)).toEqual([
      ['Positions2To confirm', '/approvals?kind=positions'],
      ['User Skills8To endorse', '/approvals?kind=user-skills'],
      ['New skills1To endorse', '/approvals?kind=skills'],
      ['Achievements3To verify', '/approvals?kind=achievements'],
    ]);
  });

  it('says since when the oldest waits, also when it is the position that a student claims', async () => {
    const longAgo = new Date(Date.now() - 9 * DAY_MS).toISOString();
    const { approvals, ...rest } = pendingCounts(waiting, fourDaysAgo);
    const positions = { total: 2, oldest: longAgo };
    server.use(answers(calls.readPendingCounts, { ...rest, approvals: { ...approvals, positions } }));
    await showDashboard('GENSEC_SPORTS');
    const inbox = screen.getByRole('link', { name: /^Approvals/ });
    await waitFor(() => expect(inbox).toHaveTextContent('Approvals14Oldest 1 week ago'));
  });

  it('offers Retry in a module whose figure could not be read, and shows the others', async () => {
    server.use(refuses(calls.readPendingCounts, 'SYSTEM.UNAVAILABLE'));
    const { user } = await showDashboard('GENSEC_SPORTS');
    const module = within(screen.getByRole('heading', { name: 'Endorsements', level: 3 }).parentElement!);
    expect(await module.findByText(/Not available/)).toBeVisible();
    expect(await screen.findByText('1,200 planned')).toBeVisible();
    server.use(answers(calls.readPendingCounts, pendingCounts()));
    await user.click(module.getByRole('button', { name: 'Retry' }));
    expect(await module.findByText('Nothing pending')).toHaveFocus();
  });

  it('offers Retry instead of how much waits when that could not be read', async () => {
    server.use(refuses(calls.readPendingCounts, 'SYSTEM.UNAVAILABLE'));
    const { user } = await showDashboard('GENSEC_SPORTS');
    const retry = await screen.findByRole('button', { name: 'Retry: Approvals' });
    expect(screen.getByRole('link', { name: 'Approvals' })).toHaveAttribute('href', '/approvals');
    server.use(answers(calls.readPendingCounts, pendingCounts(waiting, fourDaysAgo)));
    await user.click(retry);
    await waitFor(() => expect(screen.getByRole('link', { name: /^Approvals/ })).toHaveTextContent('Approvals14'));
  });

  it('says from when its figures are as soon as one of them could not be brought up to date', async () => {
    await showDashboard('GENSEC_SPORTS');
    await screen.findByText('3 pending');
    server.use(isUnreachable(calls.listRoomRequests));
    act(() => emitPortalEvent('portal:invalidate', { queryKey: areaKey(calls.listRoomRequests) }));
    expect(await screen.findByText(/^Last updated/)).toBeVisible();
    expect(screen.getByText('3 pending')).toBeVisible();
  });

  it('makes four calls, in one step', async () => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
    await showDashboard('GENSEC_SPORTS');
    await screen.findByText('12 pending, oldest 4 days ago');
    server.events.removeAllListeners();
    expect(asked.filter((path) => !path.endsWith('/stream')).toSorted()).toEqual([
      '/api/activities/pending',
      '/api/activities/recent',
      '/events',
      '/room/requests',
    ]);
  });

  it('ends with the institute’s copyright line', async () => {
    await showDashboard('GENSEC_SPORTS');
    expect(screen.getByText(`© ${new Date().getFullYear()} Example Institute of Technology`)).toBeVisible();
  });

  it.each<Role>(['STUDENT', 'CLUB_COORDINATOR', 'PRESIDENT'])('is not for %s', (role) => {
    renderWithPortal(<GensecDashboardPage />, { as: role });
    expect(screen.getByText('Invalid GenSec role')).toBeVisible();
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  });
});
