import { calls, type Role } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { GensecDashboardPage } from './gensec-dashboard-page';

const counted = (total: number) => HttpResponse.json([], { headers: { 'x-total-count': String(total) } });

portalServer(
  refuses(calls.streamActivities, 'ACCESS.FORBIDDEN'),
  answers(calls.listRecentActivities, []),
  answers(calls.listManagedEvents, () => counted(1200)),
  answers(calls.listRoomRequests, () => counted(3)),
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
      'Bookings',
      'Feedback',
      'Events',
      'COSA',
    ]);
    expect(screen.getByRole('radio', { name: 'All Modules' })).toBeChecked();
    expect(openLinks()).toEqual([
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
    await user.click(screen.getByRole('radio', { name: 'Bookings' }));
    expect(openLinks()).toEqual(['/roombooking']);
    await user.click(screen.getByRole('radio', { name: 'Feedback' }));
    expect(openLinks()).toEqual(['/viewfeedback']);
    await user.click(screen.getByRole('radio', { name: 'COSA' }));
    expect(openLinks()).toEqual(['/cosa/create', '/cosa']);
  });

  it('says in a module what is counted there, and nothing when that is unknown', async () => {
    await showDashboard('GENSEC_SPORTS');
    const card = (title: string) => screen.getByRole('heading', { name: title, level: 3 }).parentElement;
    expect(await screen.findByText('1,200 planned')).toBe(card('Events')?.querySelector('span'));
    expect(await screen.findByText('3 pending')).toBe(card('Room Booking')?.querySelector('span'));
    expect(card('View COSA Records')?.querySelector('span')).toBeEmptyDOMElement();
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
