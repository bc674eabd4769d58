import { pendingCounts } from '@portal/campus-kit/testing';
import { calls } from '@portal/contracts';
import {
  answers,
  personAs,
  portalServer,
  printedRows,
  refuses,
  renderWithPortal,
  savedFiles,
} from '@portal/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { ClubDashboardPage } from './club-dashboard-page';
import { GensecDashboardPage } from './gensec-dashboard-page';
import { PresidentDashboardPage } from './president-dashboard-page';
import { aClub, anEntry, aPending } from './sample-club';

const counted = (total: number) => HttpResponse.json([], { headers: { 'x-total-count': String(total) } });
const waiting = { positions: 2, 'user-skills': 8, skills: 1, achievements: 3, feedback: 5 };
const server = portalServer(
  refuses(calls.streamActivities, 'ACCESS.FORBIDDEN'),
  answers(calls.listRecentActivities, []),
  answers(calls.listManagedEvents, () => counted(1200)),
  answers(calls.listHolders, () => counted(64)),
  answers(calls.listRoomRequests, () => counted(3)),
  answers(calls.readPendingCounts, pendingCounts(waiting, '2026-11-19T12:30:00.000Z')),
);
const saved = savedFiles();
const moment = '"23 Nov 2026, 6:00 pm"';
const head = (title: string, unit: string, person: string) => [
  `Dashboard,${title}`,
  `Unit,${unit}`,
  `Date,${moment}`,
  `Prepared by,"${person}"`,
  '',
  'Figure,Value,Note,As of',
];

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T12:30:00.000Z'));
});

/** The lines of the file that the page saves. */
async function exported(user: { readonly click: (element: Element) => Promise<void> }) {
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const [file] = await saved();
  return { name: file?.name, lines: file?.text.trimEnd().split('\r\n') };
}

describe('the president’s dashboard', () => {
  it('is saved with its four figures, and printed as one table', async () => {
    const { user } = renderWithPortal(<PresidentDashboardPage />, { as: 'PRESIDENT' });
    await waitFor(() => expect(screen.getByRole('link', { name: /^COSA Records/ })).toHaveTextContent('64'));
    await waitFor(() => expect(screen.getByRole('link', { name: /^Upcoming/ })).toHaveTextContent('1,200'));
    await waitFor(() => expect(screen.getByRole('link', { name: /^Room Bookings/ })).toHaveTextContent('0 pending'));
    expect(await exported(user)).toEqual({
      name: 'president-dashboard-2026-11-23.csv',
      lines: [
        ...head('President dashboard', 'Example Institute of Technology', 'Asha Nair, President'),
        `Pending Approvals,14,Oldest 4 days ago,${moment}`,
        `Room Bookings,3,0 pending,${moment}`,
        `Upcoming Events,1200,None planned,${moment}`,
        `COSA Records,64,Tenure 2026-2027,${moment}`,
      ],
    });
    expect(printedRows().map(([label, value]) => [label, value])).toEqual([
      ['Figure', 'Value'],
      ['Pending Approvals', '14'],
      ['Room Bookings', '3'],
      ['Upcoming Events', '1,200'],
      ['COSA Records', '64'],
    ]);
  });

  it('is saved without a number where one could not be read', async () => {
    server.use(refuses(calls.listHolders, 'SYSTEM.UNAVAILABLE'));
    const { user } = renderWithPortal(<PresidentDashboardPage />, { as: 'PRESIDENT' });
    await screen.findByRole('button', { name: 'Retry: COSA Records' });
    const { lines } = await exported(user);
    expect(lines).toContain("COSA Records,,Couldn't be read,");
  });
});

describe('a general secretary’s dashboard', () => {
  it('is saved with what is counted in all modules, whichever are shown', async () => {
    const { user } = renderWithPortal(<GensecDashboardPage />, { as: 'GENSEC_CULTURAL' });
    for (const fact of [
      'Oldest 4 days ago',
      '12 pending, oldest 4 days ago',
      '1,200 planned',
      '3 pending',
      '2 to confirm',
    ])
      expect(await screen.findByText(fact)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Feedback' }));
    expect(await exported(user)).toEqual({
      name: 'cultural-portal-2026-11-23.csv',
      lines: [
        ...head('Cultural Portal', 'Example Institute of Technology', 'Asha Nair, General Secretary, Cultural'),
        `Approvals,14,Oldest 4 days ago,${moment}`,
        `Positions,2,To confirm,${moment}`,
        `User Skills,8,To endorse,${moment}`,
        `New skills,1,To endorse,${moment}`,
        `Achievements,3,To verify,${moment}`,
        `Endorsements,12,"12 pending, oldest 4 days ago",${moment}`,
        `Events,1200,"1,200 planned",${moment}`,
        `Room Booking,3,3 pending,${moment}`,
        `Feedback,5,5 unresolved,${moment}`,
        `View COSA Records,2,2 to confirm,${moment}`,
      ],
    });
    expect(printedRows()).toHaveLength(11);
  });

  it('is saved without the numbers that could not be read', async () => {
    server.use(refuses(calls.readPendingCounts, 'SYSTEM.UNAVAILABLE'));
    const { user } = renderWithPortal(<GensecDashboardPage />, { as: 'GENSEC_CULTURAL' });
    await waitFor(() => expect(screen.getAllByText(/^Not available/)).toHaveLength(8));
    const { lines } = await exported(user);
    expect(lines).toEqual(
      expect.arrayContaining(["Approvals,,Couldn't be read,", "View COSA Records,,Couldn't be read,"]),
    );
  });
});

describe('a club’s dashboard', () => {
  const club = aClub({
    stats: { pending_reviews: 4, pending_feedback: 1, pending_achievements: 3 },
    pending_endorsements: [aPending('Solo')],
    recent_feedback: [
      anEntry(1, { comments: '=HYPERLINK("x")', is_anonymous: true }),
      anEntry(2, { rating: undefined, feedback_by: undefined }),
      anEntry(3),
    ],
  });
  const as = personAs('CLUB_COORDINATOR', { username: 'robotics@example.edu' });

  it('is saved with its figures, growth, budget and lists as they are shown, and printed', async () => {
    server.use(answers(calls.readClubData, club));
    const { user } = renderWithPortal(<ClubDashboardPage />, { as });
    await screen.findByRole('heading', { level: 1, name: 'Robotics Club' });
    expect(await exported(user)).toEqual({
      name: 'club-dashboard-2026-11-23.csv',
      lines: [
        ...head('Club dashboard', 'Robotics Club', 'Asha Nair, Club Coordinator'),
        `Total Active Members,46,15% over 2025-2026,${moment}`,
        `Total Events,7,2 upcoming,${moment}`,
        `Budget Used,760500,"63.4% of ₹12,00,000",${moment}`,
        `Pending Reviews,4,"1 feedback, 3 achievements",${moment}`,
        `Budget allocated,1200000,"₹4,39,500 left",${moment}`,
        '',
        'Recent Events',
        'Event,Date,Venue,Status',
        'Robotics night,5 Jan 2030,Main Auditorium,Planned',
        '',
        'Pending Endorsements',
        'Achievement,Student,Type',
        'Solo,Farhan Ali,Cultural',
        '',
        'Recent Feedback',
        'Type,Stars,Comment,By,Date',
        `Suggestion,4,"'=HYPERLINK(""x"")",Anonymous,"18 Nov 2026, 7:42 pm"`,
        'Suggestion,,Entry 2,Unknown,"18 Nov 2026, 7:42 pm"',
      ],
    });
    expect(printedRows()).toContainEqual(['Budget Used', '₹7,60,500', '63.4% of ₹12,00,000', '23 Nov 2026, 6:00 pm']);
  });

  it('that could not be read offers nothing to save or print', async () => {
    server.use(refuses(calls.readClubData, 'SYSTEM.UNAVAILABLE'));
    renderWithPortal(<ClubDashboardPage />, { as });
    await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });
});
