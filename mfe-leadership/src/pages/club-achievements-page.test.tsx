import { calls } from '@portal/contracts';
import { answers, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { ClubAchievementsPage } from './club-achievements-page';
import { anAchievement } from './sample-endorsements';

const event = { _id: '65a0000000000000000000e1', title: 'Battle of Bands' };
const song = anAchievement('Best Original Song', { event_id: event });
let asked: unknown[];
const server = portalServer();

beforeEach(() => {
  asked = [];
  server.use(
    answers(calls.listVerifiedAchievements, []),
    answers(calls.listUnendorsedAchievements, ({ params, query: { unit, event: of } }) => {
      asked.push([params.type, unit, of]);
      return [song];
    }),
  );
});

describe('a coordinator reviews achievements', () => {
  const show = (at = '') =>
    renderWithPortal(<ClubAchievementsPage />, {
      as: 'CLUB_COORDINATOR',
      at: `/club-dashboard/achievements${at}`,
      path: '/club-dashboard/achievements',
    });
  const row = () => screen.findByRole('listitem', { name: /^Best Original Song/ });

  it('of every type, from the events of the own unit', async () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Review Achievements' })).toBeVisible();
    expect(await row()).toBeVisible();
    expect(asked).toEqual([['all', 'own', undefined]]);
    expect(screen.getByRole('link', { name: 'Club dashboard' })).toHaveAttribute('href', '/club-dashboard');
  });

  it('of one event, where its page leads here, and of all again', async () => {
    const { user } = show(`?event=${event._id}`);
    await row();
    expect(asked).toEqual([['all', 'own', event._id]]);
    const chip = screen.getByRole('button', { name: 'Show achievements of all events' });
    expect(chip).toHaveTextContent('Event: Battle of Bands');
    await user.click(chip);
    await waitFor(() => expect(asked.at(-1)).toEqual(['all', 'own', undefined]));
    expect(await row()).toBeVisible();
  });

  it('and verifies them', async () => {
    server.use(answers(calls.verifyAchievement, { ...song, state: 'verified', verified: true }));
    const { user } = show();
    await row();
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('No achievements pending endorsement.')).toBeVisible();
  });
});
