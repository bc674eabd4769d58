import { calls, type ProfileSummary } from '@portal/contracts';
import { answers, isUnreachable, liveStream, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HomePage } from './home-page';
import { aHolding, awaiting, returned } from './sample-holdings';
import { aSummary, emptyHome } from './sample-home';

const server = portalServer(...emptyHome);

const show = () => renderWithPortal(<HomePage />, { as: 'STUDENT', at: '/home' });
const counters = () => within(screen.getByRole('region', { name: 'Counters' }));
const counter = (label: string) => counters().findByRole('link', { name: new RegExp(`^${label}`) });
const expectCounter = (label: string, text: string) =>
  waitFor(async () => expect(await counter(label)).toHaveTextContent(text));
const full = aSummary({
  skills: { claimed: 2, endorsed: 6, returned: 1 },
  achievements: { pending: 1, verified: 3, returned: 0 },
});
const holdings = [aHolding(), aHolding({ status: 'completed' }), awaiting, returned];

describe('the four counters', () => {
  it('count skills, achievements, positions and feedback, and link to the lists they count', async () => {
    server.use(
      answers(calls.readProfileSummary, full),
      answers(calls.listOwnPositions, holdings),
      answers(calls.countOwnFeedback, { given: 6, resolved: 4 }),
    );
    show();
    await expectCounter('Total Skills', 'Total Skills92 awaiting endorsement, 1 returned');
    await expectCounter('Achievements', 'Achievements41 awaiting verification');
    await expectCounter('Position of Responsibility', 'Position of Responsibility21 awaiting confirmation, 1 returned');
    await expectCounter('Feedback Given', 'Feedback Given64 resolved');
    const hrefs = counters()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/skills', '/view-achievements', '/manage-position?status=held', '/feedback?own=1']);
  });

  it('say what is settled when nothing waits', async () => {
    server.use(
      answers(calls.readProfileSummary, {
        ...full,
        skills: { claimed: 0, endorsed: 3, returned: 0 },
        achievements: { pending: 0, verified: 2, returned: 0 },
      }),
      answers(calls.listOwnPositions, [aHolding()]),
    );
    show();
    await expectCounter('Total Skills', 'Total Skills33 endorsed');
    await expectCounter('Achievements', 'Achievements22 verified');
    await expectCounter('Position of Responsibility', 'Position of Responsibility11 active');
  });

  it('are zero for a new student', async () => {
    show();
    for (const label of ['Total Skills', 'Achievements', 'Position of Responsibility', 'Feedback Given'])
      await expectCounter(label, `${label}0None yet`);
    expect(screen.queryByRole('region', { name: 'Pending and returned' })).toBeNull();
  });

  it('say so with Retry when they could not be read, and take nothing else with them', async () => {
    server.use(refuses(calls.readProfileSummary, 'SYSTEM.UNAVAILABLE'), answers(calls.listOwnPositions, holdings));
    const { user } = show();
    const retry = await counters().findByRole('button', { name: 'Retry: Total Skills' });
    expect(counters().getAllByText('Not available')).toHaveLength(2);
    expect(screen.getByText("We couldn't load your achievements.")).toBeVisible();
    await expectCounter('Position of Responsibility', 'Position of Responsibility2');
    await expectCounter('Feedback Given', 'Feedback Given0');
    expect(await screen.findByText('No events found')).toBeVisible();
    server.use(answers(calls.readProfileSummary, full));
    await user.click(retry);
    await expectCounter('Total Skills', 'Total Skills9');
    await expectCounter('Achievements', 'Achievements4');
  });
});

describe('the counters of an open home', () => {
  const notifications = liveStream(calls.streamNotifications);
  const tell = (kind: 'skill-endorsed' | 'verification-withdrawn' | 'position-confirmed' | 'feedback-resolved') =>
    notifications.send('notification', {
      _id: '65f000000000000000000001',
      kind,
      description: 'News',
      link: '/home',
      timestamp: '2026-11-20T04:30:00.000Z',
      read: false,
    });

  it('follow what others decide', async () => {
    let summary: ProfileSummary = full;
    server.use(
      notifications.handler,
      answers(calls.readProfileSummary, () => summary),
    );
    show();
    await expectCounter('Total Skills', 'Total Skills92 awaiting endorsement');
    await waitFor(() => expect(notifications.connections()).toBe(1));
    summary = { ...full, skills: { claimed: 1, endorsed: 8, returned: 0 } };
    tell('skill-endorsed');
    await expectCounter('Total Skills', 'Total Skills91 awaiting endorsement');
    summary = { ...full, achievements: { pending: 2, verified: 2, returned: 0 } };
    tell('verification-withdrawn');
    await expectCounter('Achievements', 'Achievements42 awaiting verification');
    server.use(
      answers(calls.listOwnPositions, [aHolding()]),
      answers(calls.countOwnFeedback, { given: 1, resolved: 1 }),
    );
    tell('position-confirmed');
    await expectCounter('Position of Responsibility', 'Position of Responsibility1');
    tell('feedback-resolved');
    await expectCounter('Feedback Given', 'Feedback Given11 resolved');
  });

  it('stay when the newer ones could not be read, and say from when they are', async () => {
    server.use(notifications.handler, answers(calls.readProfileSummary, full));
    show();
    await expectCounter('Total Skills', 'Total Skills9');
    await waitFor(() => expect(notifications.connections()).toBe(1));
    server.use(isUnreachable(calls.readProfileSummary));
    tell('skill-endorsed');
    expect(await screen.findByText(/^Last updated \d/)).toBeVisible();
    await expectCounter('Total Skills', 'Total Skills9');
  });
});

describe('what waits for a decision or was returned', () => {
  it('is listed, what was returned first, with links to just that', async () => {
    server.use(answers(calls.readProfileSummary, full), answers(calls.listOwnPositions, holdings));
    show();
    const claims = within(await screen.findByRole('region', { name: 'Pending and returned' }));
    await claims.findByText('1 skill returned');
    await waitFor(() => expect(claims.getAllByRole('link')).toHaveLength(5));
    expect(claims.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1 skill returnedCorrect and submit again', '/skills?state=returned'],
      ['1 position returnedCorrect and submit again', '/manage-position?status=refused'],
      ['2 skillsAwaiting endorsement', '/skills?state=claimed'],
      ['1 achievementAwaiting verification', '/view-achievements?state=pending'],
      ['1 positionAwaiting confirmation', '/manage-position?status=awaiting'],
    ]);
  });
});
