import { calls } from '@portal/contracts';
import { areaKey, emitPortalEvent } from '@portal/web-kit';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { ClubDashboardPage } from './club-dashboard-page';
import { aClub, anEntry, aPending, clubId } from './sample-club';

const server = portalServer(
  refuses(calls.streamActivities, 'ACCESS.FORBIDDEN'),
  answers(calls.listRecentActivities, []),
);

const show = (club: ReturnType<typeof aClub>) => {
  server.use(answers(calls.readClubData, club));
  return renderWithPortal(<ClubDashboardPage />, { as: 'CLUB_COORDINATOR' });
};
const tile = async (label: string) => {
  const figures = await screen.findByRole('region', { name: 'Figures' });
  const found = within(figures).getByText(label).closest('a, div');
  if (!(found instanceof HTMLElement)) throw new Error(`There is no tile ${label}.`);
  return found;
};
const section = async (name: RegExp) => within(await screen.findByRole('region', { name }));

describe('the figures of a club', () => {
  it('count the active members, say by how much they grew, and lead to just these', async () => {
    show(aClub());
    const members = await tile('Total Active Members');
    expect(members).toHaveTextContent('Total Active Members4615% over 2025-2026');
    expect(members).toHaveAttribute('href', `/cosa?tab=holders&unit=${clubId}&status=active&tenure_year=2026-2027`);
  });

  it.each([
    [null, 'No members in 2025-2026'],
    [-20, '20% below 2025-2026'],
    [0, 'As many as in 2025-2026'],
  ])('say in words how they grew by %s', async (member_growth, text) => {
    show(aClub({ stats: { member_growth } }));
    expect(await tile('Total Active Members')).toHaveTextContent(text);
  });

  it('lead from the events to those of the club', async () => {
    show(aClub());
    expect(await tile('Total Events')).toHaveAttribute('href', `/events?unit=${clubId}`);
  });

  it('count what is to be reviewed, and lead from each count to its list', async () => {
    show(aClub({ stats: { pending_reviews: 3, pending_feedback: 2, pending_achievements: 1 } }));
    const reviews = await tile('Pending Reviews');
    expect(reviews).toHaveTextContent('Pending Reviews32 feedback1 achievement');
    expect(within(reviews).getByRole('img', { name: 'Waiting for you' })).toBeVisible();
    expect(within(reviews).getByRole('link', { name: '2 feedback' })).toHaveAttribute(
      'href',
      `/viewfeedback?unit=${clubId}&status=Not+Resolved`,
    );
    expect(within(reviews).getByRole('link', { name: '1 achievement' })).toHaveAttribute(
      'href',
      '/club-dashboard/achievements',
    );
  });

  it('lead as a whole to the one list that waits, and nowhere when nothing does', async () => {
    const { unmount } = show(aClub({ stats: { pending_reviews: 4, pending_achievements: 4 } }));
    expect(await tile('Pending Reviews')).toHaveAttribute('href', '/club-dashboard/achievements');
    unmount();
    show(aClub());
    const reviews = await tile('Pending Reviews');
    expect(reviews).toHaveTextContent('Pending Reviews0Nothing pending');
    expect(reviews).not.toHaveAttribute('href');
  });
});

describe('pending endorsements on the dashboard of a club', () => {
  it('are at most three, with title, recipient and type, and lead to the review', async () => {
    const pending_endorsements = ['First', 'Second', 'Third'].map(aPending);
    show(aClub({ pending_endorsements, stats: { pending_achievements: 9 } }));
    const pending = await section(/^Pending Endorsements/);
    expect(pending.getByText('9')).toBeVisible();
    expect(pending.getAllByRole('listitem')).toHaveLength(3);
    expect(pending.getAllByRole('listitem')[0]).toHaveTextContent('FirstFarhan AliCultural');
    const href = '/club-dashboard/achievements';
    expect(pending.getByRole('link', { name: 'Endorse First, by Farhan Ali' })).toHaveAttribute('href', href);
    expect(pending.getByRole('link', { name: 'Review all' })).toHaveAttribute('href', href);
  });

  it('say when there are none', async () => {
    show(aClub());
    const pending = await section(/^Pending Endorsements/);
    expect(pending.getByText('No achievements pending endorsement.')).toBeVisible();
    expect(pending.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('recent feedback on the dashboard of a club', () => {
  it('has type, stars and comments, by Anonymous, the name or Unknown', async () => {
    const { unmount } = show(
      aClub({ recent_feedback: [anEntry(1), anEntry(2, { is_anonymous: true, feedback_by: undefined })] }),
    );
    const feedback = await section(/^Recent Feedback/);
    const [signed, anonymous] = feedback.getAllByRole('listitem');
    expect(signed).toHaveTextContent('SuggestionEntry 1Ravi Kumar18 Nov 2026, 7:42 pm');
    expect(within(signed as HTMLElement).getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
    expect(anonymous).toHaveTextContent('Entry 2Anonymous');
    unmount();
    show(aClub({ recent_feedback: [anEntry(3, { feedback_by: undefined, rating: undefined })] }));
    const [unknown] = (await section(/^Recent Feedback/)).getAllByRole('listitem');
    expect(unknown).toHaveTextContent('SuggestionEntry 3Unknown');
    expect(within(unknown as HTMLElement).queryByRole('img')).not.toBeInTheDocument();
  });

  it('shows two, and leads to all where there are more', async () => {
    const { unmount } = show(aClub({ recent_feedback: [1, 2, 3].map((number) => anEntry(number)) }));
    const feedback = await section(/^Recent Feedback/);
    expect(feedback.getAllByRole('listitem')).toHaveLength(2);
    expect(feedback.getByRole('link', { name: 'View All Feedback' })).toHaveAttribute(
      'href',
      `/viewfeedback?unit=${clubId}`,
    );
    unmount();
    show(aClub({ recent_feedback: [1, 2].map((number) => anEntry(number)) }));
    expect((await section(/^Recent Feedback/)).queryByRole('link')).not.toBeInTheDocument();
  });

  it('says when there is none', async () => {
    show(aClub());
    expect((await section(/^Recent Feedback/)).getByText('No feedback yet')).toBeVisible();
  });
});

describe('figures that could not be updated', () => {
  it('stay, say from when they are, and are read again when asked', async () => {
    const { user } = show(aClub());
    expect(await tile('Total Active Members')).toHaveTextContent('46');
    expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument();
    server.use(refuses(calls.readClubData, 'ACCESS.FORBIDDEN'));
    act(() => emitPortalEvent('portal:invalidate', { queryKey: areaKey(calls.readClubData) }));
    expect(await screen.findByText(/Last updated \d+ \w+ \d{4}/)).toBeVisible();
    expect(await tile('Total Active Members')).toHaveTextContent('46');
    server.use(answers(calls.readClubData, aClub({ stats: { total_members: 47 } })));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('47')).toBeVisible();
    expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument();
  });
});
