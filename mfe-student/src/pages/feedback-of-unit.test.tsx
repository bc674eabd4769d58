import { calls, type Role } from '@portal/contracts';
import { answers, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { FeedbackPage } from './feedback-page';
import { aFeedback, someStatistics } from './sample-feedback';

const club = { _id: '65a0000000000000000000a1', name: 'Coding Club', type: 'Club' } as const;
let asked: unknown[];
const server = portalServer();

beforeEach(() => {
  asked = [];
  server.use(
    answers(calls.readFeedbackStatistics, someStatistics),
    answers(calls.listUnits, [club]),
    answers(calls.listFeedback, ({ query: { unit, status } }) => {
      asked.push([unit, status]);
      return [aFeedback()];
    }),
  );
});

describe('the feedback on one unit', () => {
  const show = (as: Role | 'visitor', unit: string = club._id) =>
    renderWithPortal(<FeedbackPage />, {
      as,
      at: `/viewfeedback?unit=${unit}&status=Not+Resolved`,
      path: '/viewfeedback',
    });
  const chip = () => screen.findByRole('button', { name: 'Show feedback on all units' });

  it('is shown where the dashboard of a club leads here, and all feedback again', async () => {
    const { user } = show('CLUB_COORDINATOR');
    expect(await screen.findByText('Unit: Coding Club')).toBeVisible();
    await screen.findByRole('article');
    expect(asked).toEqual([[club._id, 'Not Resolved']]);
    await user.click(await chip());
    await waitFor(() => expect(screen.queryByText('Unit: Coding Club')).not.toBeInTheDocument());
    await waitFor(() => expect(asked.at(-1)).toEqual([undefined, 'Not Resolved']));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('is not named to visitors, who may not ask for units', async () => {
    show('visitor');
    expect(await chip()).toHaveTextContent('One unit');
    await screen.findByRole('article');
  });

  it('is not asked for by something that is no id', async () => {
    show('CLUB_COORDINATOR', 'x');
    await screen.findByRole('article');
    expect(asked).toEqual([[undefined, 'Not Resolved']]);
  });
});
