import { calls, type FeedbackAnswer } from '@portal/contracts';
import { answers, portalServer, problem, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { FeedbackPage } from './feedback-page';
import { aFeedback, settled, someStatistics } from './sample-feedback';

const server = portalServer();
const open = aFeedback({ can_resolve: true });

beforeEach(() =>
  server.use(answers(calls.readFeedbackStatistics, someStatistics), answers(calls.listFeedback, [open])),
);
afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
});

const show = () => renderWithPortal(<FeedbackPage />, { as: 'PRESIDENT', at: '/viewfeedback', path: '/viewfeedback' });

async function sendActions(user: UserEvent) {
  await user.type(screen.getByLabelText('Actions taken'), 'Keys at the desk.');
  await user.click(screen.getByRole('button', { name: 'Mark Resolved' }));
}

async function openForm() {
  const page = show();
  await page.user.click(await screen.findByRole('button', { name: 'Resolve' }));
  return page;
}

function keepBodies(answer: FeedbackAnswer = { ...aFeedback(), ...settled }) {
  const bodies: unknown[] = [];
  server.use(
    answers(calls.resolveFeedback, ({ body, params }) => {
      bodies.push([params['id'], body]);
      return answer;
    }),
  );
  return bodies;
}

describe('resolving feedback', () => {
  it('asks for the actions taken, sends them, and shows them in place', async () => {
    const bodies = keepBodies();
    const { user } = await openForm();
    expect(screen.getByLabelText('Actions taken')).toHaveFocus();
    expect(screen.getByText("Everyone will see this under the feedback. You can't change it later.")).toBeVisible();
    await user.type(screen.getByLabelText('Actions taken'), '  A second batch starts on Sunday. ');
    await user.click(screen.getByRole('button', { name: 'Mark Resolved' }));
    expect(await screen.findByText('A second batch starts on Sunday.')).toBeVisible();
    const entry = within(screen.getByRole('article'));
    expect(await entry.findByText('Resolved')).toBeVisible();
    expect(entry.queryByRole('button', { name: 'Resolve' })).not.toBeInTheDocument();
    expect(await screen.findByText('Feedback on Git and GitHub Clinic marked as resolved.')).toBeVisible();
    expect(bodies).toEqual([[open._id, { actions_taken: 'A second batch starts on Sunday.' }]]);
    expect(sessionStorage).toHaveLength(0);
    expect(within(screen.getByRole('article')).getByRole('heading')).toHaveFocus();
  });

  it('is announced for 5 seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    keepBodies();
    const { user } = await openForm();
    await user.type(screen.getByLabelText('Actions taken'), 'Done.');
    const pressedAt = Date.now();
    await user.click(screen.getByRole('button', { name: 'Mark Resolved' }));
    const toast = await screen.findByText('Feedback on Git and GitHub Clinic marked as resolved.');
    // On a busy machine some of the five seconds have gone before it is found.
    const passed = Date.now() - pressedAt;
    act(() => jest.advanceTimersByTime(4_900 - passed));
    expect(toast).toBeVisible();
    act(() => jest.advanceTimersByTime(100 + passed));
    expect(toast).not.toBeInTheDocument();
  });

  it('alerts “Please enter actions taken.” when there is only space, and sends nothing', async () => {
    const bodies = keepBodies();
    const { user } = await openForm();
    await user.type(screen.getByLabelText('Actions taken'), '   ');
    await user.click(screen.getByRole('button', { name: 'Mark Resolved' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter actions taken\.$/);
    expect(screen.getByLabelText('Actions taken')).toHaveFocus();
    expect(bodies).toEqual([]);
  });

  it('sends once when submitted several times', async () => {
    const bodies = keepBodies();
    const { user, container } = await openForm();
    await user.type(screen.getByLabelText('Actions taken'), 'Done.');
    const form = container.querySelector('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await screen.findByText('Feedback on Git and GitHub Clinic marked as resolved.');
    expect(bodies).toHaveLength(1);
  });

  it('says why it failed, and keeps the text, also when the page is opened again', async () => {
    server.use(refuses(calls.resolveFeedback, 'SYSTEM.UNAVAILABLE'));
    const { user, unmount } = await openForm();
    await sendActions(user);
    expect(await screen.findByText(/temporarily unavailable/)).toBeVisible();
    expect(screen.getByLabelText('Actions taken')).toHaveValue('Keys at the desk.');
    unmount();
    show();
    expect(await screen.findByLabelText('Actions taken')).toHaveValue('Keys at the desk.');
  });

  it('says that somebody else resolved it, and shows their text', async () => {
    server.use(
      answers(calls.readFeedback, { ...aFeedback(), ...settled }),
      answers(calls.resolveFeedback, () => {
        // Under a filter of what is not resolved it is gone.
        server.use(answers(calls.listFeedback, []));
        return problem('FEEDBACK.ALREADY_RESOLVED');
      }),
    );
    const { user } = await openForm();
    await sendActions(user);
    expect(await screen.findByText(/has already been resolved\. Someone else resolved this first/)).toBeVisible();
    expect(await screen.findByText('A second batch starts on Sunday.')).toBeVisible();
    expect(screen.queryByLabelText('Actions taken')).not.toBeInTheDocument();
    expect(within(screen.getByRole('article')).getByRole('heading')).toHaveFocus();
  });

  it('cannot be cancelled while it is being sent', async () => {
    let refuse: (refusal: Response) => void = () => undefined;
    const answer = new Promise<Response>((resolve) => (refuse = resolve));
    server.use(answers(calls.resolveFeedback, () => answer));
    const { user } = await openForm();
    await sendActions(user);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled());
    refuse(problem('SYSTEM.UNAVAILABLE'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled());
  });

  it('loads the list again when the feedback is deleted or cannot be loaded', async () => {
    server.use(
      refuses(calls.readFeedback, 'SYSTEM.UNAVAILABLE'),
      answers(calls.resolveFeedback, () => {
        server.use(answers(calls.listFeedback, []));
        return problem('FEEDBACK.ALREADY_RESOLVED');
      }),
    );
    const { user } = await openForm();
    await sendActions(user);
    expect(await screen.findByText('No feedbacks found')).toBeVisible();
  });

  it('is closed by Cancel, which focuses the button', async () => {
    const { user } = await openForm();
    await user.type(screen.getByLabelText('Actions taken'), 'Keys');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Resolve' })).toHaveFocus());
    expect(sessionStorage).toHaveLength(0);
  });
});
