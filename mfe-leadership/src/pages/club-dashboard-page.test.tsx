import { calls } from '@portal/contracts';
import { answers, personAs, portalServer, problem, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { ClubDashboardPage } from './club-dashboard-page';
import { aClub } from './sample-club';

const server = portalServer(
  refuses(calls.streamActivities, 'ACCESS.FORBIDDEN'),
  answers(calls.listRecentActivities, []),
);
const coordinator = personAs('CLUB_COORDINATOR', { username: 'robotics@example.edu' });
const club = aClub();

const showDashboard = () => renderWithPortal(<ClubDashboardPage />, { as: coordinator });

describe('a club’s dashboard', () => {
  it('says that it is loading, then shows the club of the coordinator', async () => {
    const asked: unknown[] = [];
    server.use(
      answers(calls.readClubData, ({ params }) => {
        asked.push(params['username']);
        return club;
      }),
    );
    showDashboard();
    expect(screen.getByRole('status')).toHaveTextContent('Loading club data...');
    expect(await screen.findByRole('heading', { level: 1, name: 'Robotics Club' })).toBeVisible();
    expect(screen.queryByText('Loading club data...')).not.toBeInTheDocument();
    expect(asked).toEqual(['robotics@example.edu']);
  });

  it('shows events and budget: rupees in Indian grouping, the share with one decimal', async () => {
    server.use(answers(calls.readClubData, club));
    showDashboard();
    const figures = await screen.findByRole('region', { name: 'Figures' });
    expect(within(figures).getByText('Total Events').parentElement).toHaveTextContent('Total Events72 upcoming');
    expect(within(figures).getByText('Budget Used').parentElement).toHaveTextContent(
      'Budget Used₹7,60,50063.4% of ₹12,00,000',
    );
    const information = await screen.findByRole('region', { name: 'Club Information' });
    expect(information).toHaveTextContent('We build robots.');
    // The address may break within itself, which the test's browser takes for spaces.
    const email = within(information).getByRole('link', { name: /^robotics ?@example ?\.edu$/ });
    expect(email).toHaveAttribute('href', 'mailto:robotics@example.edu');
    expect(information).toHaveTextContent('₹4,39,500 left');
    expect(within(information).getByRole('img', { name: '63.4% used' })).toBeInTheDocument();
  });

  it('greets the coordinator by name, with the category of the club', async () => {
    server.use(answers(calls.readClubData, club));
    renderWithPortal(<ClubDashboardPage />, {
      as: personAs('CLUB_COORDINATOR', { personal_info: { name: 'Sneha Kulkarni' } }),
    });
    expect(await screen.findByText('Welcome, Sneha Kulkarni')).toBeVisible();
    expect(screen.getByText('SciTech')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View the unit' })).toHaveAttribute('href', `/units/${club.unit._id}`);
  });

  it('shows 0.0% without a budget', async () => {
    server.use(answers(calls.readClubData, aClub({ budget_info: { allocated_budget: 0, spent_amount: 0 } })));
    showDashboard();
    expect(await screen.findByText('0.0% of ₹0')).toBeVisible();
  });

  it('shows recent events with date, venue and state, and links to them', async () => {
    server.use(answers(calls.readClubData, club));
    showDashboard();
    const recent = await screen.findByRole('region', { name: 'Recent Events' });
    const row = within(recent).getByRole('listitem');
    expect(row).toHaveTextContent('5 Jan 2030');
    expect(row).toHaveTextContent('Main Auditorium');
    expect(row).toHaveTextContent('Planned');
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/events/65a0000000000000000000e1');
    const all = within(recent).getByRole('link', { name: 'All events' });
    expect(all).toHaveAttribute('href', `/events?unit=${club.unit._id}`);
  });

  it('has four quick actions, each of which opens its page', async () => {
    server.use(answers(calls.readClubData, aClub({ stats: { pending_achievements: 3 } })));
    showDashboard();
    const actions = within(await screen.findByRole('region', { name: 'Quick Actions' }));
    const links = actions.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Add New PositionFor the tenure 2026-2027', '/add-position'],
      ['Create EventFor Robotics Club', '/add-event'],
      ['Review Achievements3 waiting', '/club-dashboard/achievements'],
      ['Endorse SkillsSkills of 46 members', '/club-dashboard/skills'],
    ]);
  });

  it.each([
    ['planned', 'Planned', 'info'],
    ['ongoing', 'Ongoing', 'success'],
    ['completed', 'Completed', 'neutral'],
  ] as const)('marks a recent event that is %s', async (status, label, tone) => {
    const recent_events = club.dashboard.recent_events.map((event) => ({ ...event, status }));
    server.use(answers(calls.readClubData, aClub({ recent_events })));
    showDashboard();
    const recent = await screen.findByRole('region', { name: 'Recent Events' });
    expect(within(recent).getByText(label)).toHaveAttribute('data-tone', tone);
  });

  it('has the activity of the club', async () => {
    server.use(
      answers(calls.readClubData, club),
      answers(calls.listRecentActivities, [
        {
          _id: '65a0000000000000000000f1',
          type: 'approval',
          description: 'Kavya Iyer approved Senate Hall for Robotics night',
          timestamp: '2026-01-05T12:30:00.000Z',
          actor: { _id: '65a0000000000000000000b1', name: 'Kavya Iyer' },
          subject: { kind: 'room-request', _id: '65a0000000000000000000c1', name: 'Senate Hall' },
          link: '/events/65a0000000000000000000e1',
          unit: { _id: '65a0000000000000000000a1', name: 'Robotics Club', category: 'scitech' },
        },
      ]),
    );
    showDashboard();
    const feed = await screen.findByRole('region', { name: 'Recent Activity' });
    expect(await within(feed).findByRole('listitem')).toHaveTextContent(
      'Kavya Iyer approved Senate Hall for Robotics night',
    );
  });

  it('says when the club has no events yet', async () => {
    server.use(answers(calls.readClubData, aClub({ recent_events: [] })));
    showDashboard();
    expect(await screen.findByText('No events yet')).toBeVisible();
  });

  it('says when no club has the address of the coordinator', async () => {
    server.use(refuses(calls.readClubData, 'UNIT.NOT_FOUND'));
    showDashboard();
    expect(await screen.findByText('No club data found')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says what went wrong, and tries again when asked', async () => {
    server.use(answers(calls.readClubData, () => problem('SYSTEM.BUSY')));
    const { user } = showDashboard();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Error: The portal is busy. Please try again in a moment.',
    );
    server.use(answers(calls.readClubData, club));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Robotics Club' })).toBeVisible();
  });
});
