import { calls, type Role } from '@portal/contracts';
import { answers, portalServer, problem, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { FeedbackPage } from './feedback-page';
import { aFeedback, someStatistics } from './sample-feedback';

const server = portalServer();

const show = (as: Role | 'visitor' = 'visitor', at = '/viewfeedback') =>
  renderWithPortal(<FeedbackPage />, { as, at, path: '/viewfeedback' });

beforeEach(() =>
  server.use(answers(calls.readFeedbackStatistics, someStatistics), answers(calls.listFeedback, [aFeedback()])),
);

describe('the table of officers', () => {
  it('is downloaded with the filters, and says when that fails', async () => {
    const asked: object[] = [];
    server.use(
      answers(calls.listFeedback, ({ query, headers }) => {
        if (headers.get('Accept') !== 'text/csv') return [aFeedback()];
        asked.push(query);
        return problem('SYSTEM.UNAVAILABLE');
      }),
    );
    const { user } = show('PRESIDENT', '/viewfeedback?status=Resolved');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText("We couldn't export the feedback.")).toBeVisible();
    expect(asked).toMatchObject([{ status: 'Resolved' }]);
  });

  it.each<Role | 'visitor'>(['visitor', 'STUDENT'])('is not offered to a %s', async (as) => {
    show(as);
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  });
});

describe('the statistics', () => {
  it('show the mean, the count of each number of stars, open and resolved feedback, and the days to resolve', async () => {
    show();
    const ratings = within(await screen.findByRole('region', { name: 'Ratings' }));
    expect(ratings.getByText('3.3')).toBeVisible();
    expect(ratings.getByText('of 5, from 60 ratings')).toBeVisible();
    const rows = ratings.getAllByRole('listitem').map((row) => row.getAttribute('aria-label'));
    expect(rows).toEqual(['5 stars: 14', '4 stars: 17', '3 stars: 12', '2 stars: 9', '1 star: 8']);
    const state = within(screen.getByRole('region', { name: 'Open and resolved' }));
    for (const figure of ['29', '31', '2.4', 'days to resolve']) expect(state.getByText(figure)).toBeVisible();
  });

  it('have tables of the months and the types behind the chart', async () => {
    const { user } = show();
    const state = within(await screen.findByRole('region', { name: 'Open and resolved' }));
    expect(state.getByRole('img', { name: /last 12 months/ })).toBeVisible();
    await user.click(state.getByRole('button', { name: 'Show as table' }));
    const months = within(state.getByRole('table', { name: 'Feedback by month' }));
    expect(months.getAllByRole('row')[1]).toHaveTextContent('Dec 202665');
    const types = within(state.getByRole('table', { name: 'Feedback by type' }));
    expect(types.getByRole('row', { name: 'Suggestion 47 1' })).toBeVisible();
  });

  it('can fail while the list is shown', async () => {
    server.use(refuses(calls.readFeedbackStatistics, 'SYSTEM.UNAVAILABLE'));
    show();
    expect(await screen.findByText("We couldn't load the figures.")).toBeVisible();
    expect(await screen.findByText('Git and GitHub Clinic')).toBeVisible();
  });

  it('say when there is no rating yet', async () => {
    const none = {
      ...someStatistics,
      mean_rating: null,
      days_to_resolve: null,
      ratings: someStatistics.ratings.map(({ stars }) => ({ stars, count: 0 })),
    };
    server.use(answers(calls.readFeedbackStatistics, none));
    show();
    expect(await screen.findByText('No ratings yet')).toBeVisible();
    expect(screen.getByText('None resolved yet')).toBeVisible();
  });
});
