import { calls } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { GiveFeedbackPage } from './give-feedback-page';
import { aFeedback, aSecret, settled } from './sample-feedback';

const server = portalServer();
const show = (at = '/feedback') => renderWithPortal(<GiveFeedbackPage />, { as: 'STUDENT', at, path: '/feedback' });
const { matchMedia } = window;
afterEach(() => {
  jest.restoreAllMocks();
});
const mine = async () => within(await screen.findByRole('region', { name: 'My feedback' }));

describe('my feedback', () => {
  it('shows given feedback, also anonymous, with its state and the actions taken', async () => {
    server.use(answers(calls.listOwnFeedback, [aSecret({ mine: true }), aFeedback({ mine: true, ...settled })]));
    show();
    const own = await mine();
    const [secret, signed] = await own.findAllByRole('article');
    expect(secret).toHaveTextContent('Anonymous (you)');
    expect(secret).toHaveTextContent('Only you can see that this is yours.');
    expect(secret).toHaveTextContent('Awaiting Resolution');
    expect(signed).toHaveTextContent('Ravi Kumar (you)');
    expect(signed).toHaveTextContent('A second batch starts on Sunday.');
  });

  it.each([
    ['below the form of a phone', '/feedback', false],
    ['above it for whoever comes to see it', '/feedback?own=1', true],
  ])('is %s', async (_where, at, isFirst) => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query.includes('width < 37.5rem') }));
    server.use(answers(calls.listOwnFeedback, []));
    show(at);
    const own = await screen.findByRole('region', { name: 'My feedback' });
    const form = screen.getByRole('button', { name: 'Submit Feedback' });
    const isBefore = Boolean(own.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(isBefore).toBe(isFirst);
  });

  it('loads more', async () => {
    server.use(
      answers(calls.listOwnFeedback, ({ query }) => {
        const isNext = query.cursor === 'two';
        const link = '</api/feedback/x?cursor=two>; rel="next"';
        const headers = { 'X-Total-Count': '2', ...(!isNext && { Link: link }) };
        return Response.json([isNext ? aSecret({ mine: true }) : aFeedback({ mine: true })], { headers });
      }),
    );
    const { user } = show();
    const own = await mine();
    await user.click(await own.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(own.getAllByRole('article')).toHaveLength(2));
    expect(own.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('says when it could not be loaded, with a retry', async () => {
    server.use(refuses(calls.listOwnFeedback, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    const own = await mine();
    const retry = await own.findByRole('button', { name: 'Retry' });
    server.use(answers(calls.listOwnFeedback, []));
    await user.click(retry);
    expect(await own.findByText('No feedback yet')).toBeVisible();
  });
});
