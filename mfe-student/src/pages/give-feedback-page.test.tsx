import { calls, FEEDBACK_TYPES, type FeedbackTargets } from '@portal/contracts';
import {
  answers,
  isUnreachable,
  personAs,
  portalServer,
  problem,
  refuses,
  renderWithPortal,
} from '@portal/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { GiveFeedbackPage } from './give-feedback-page';
import { aFeedback } from './sample-feedback';

const server = portalServer();
const student = personAs('STUDENT');
const eventId = '65b000000000000000000001';
const nothing: FeedbackTargets = { users: [], events: [], organizational_units: [], positions: [] };
const targets: FeedbackTargets = {
  users: [{ _id: '65a000000000000000000002', name: 'Ravi Kumar', user_id: '12240020' }],
  events: [{ _id: eventId, title: 'Git and GitHub Clinic' }],
  organizational_units: [{ _id: '65c000000000000000000001', name: 'Coding Club' }],
  positions: [{ _id: '65d000000000000000000001', title: 'Treasurer', unit: 'Dance Club' }],
};
const kinds = {
  User: 'users',
  Event: 'events',
  'Organization Unit': 'organizational_units',
  Position: 'positions',
} as const;

const targetsAnswer = answers(calls.listFeedbackTargets, ({ query }) => {
  const kind = kinds[query.type as keyof typeof kinds];
  return { ...nothing, [kind]: targets[kind] };
});

beforeEach(() => server.use(targetsAnswer, answers(calls.listOwnFeedback, [])));
afterEach(() => sessionStorage.clear());

const show = (at = '/feedback') => renderWithPortal(<GiveFeedbackPage />, { as: student, at, path: '/feedback' });
const submit = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Submit Feedback' }));
const write = (text: string) => fireEvent.change(screen.getByLabelText('Comments'), { target: { value: text } });

async function fillIn(user: UserEvent) {
  await user.selectOptions(screen.getByLabelText('Type'), 'Suggestion');
  await user.type(screen.getByLabelText('Target'), 'git');
  await user.click(await screen.findByRole('option', { name: 'Git and GitHub Clinic' }));
  write('A second batch, please.');
}

async function leaveDraft() {
  const { user, unmount } = show();
  await fillIn(user);
  unmount();
}

function keepBodies(): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  server.use(
    answers(calls.addFeedback, ({ body }) => {
      bodies.push(body as Record<string, unknown>);
      return { message: 'Feedback submitted successfully', feedback: aFeedback({ mine: true }) };
    }),
  );
  return bodies;
}

describe('giving feedback', () => {
  it('offers the seven types, the four targets, and five stars by keyboard', async () => {
    const { user } = show();
    const types = within(screen.getByLabelText('Type')).getAllByRole('option');
    expect(types.slice(1).map(({ textContent }) => textContent)).toEqual([...FEEDBACK_TYPES]);
    const kindsShown = within(screen.getByRole('radiogroup', { name: 'Target type' })).getAllByRole('radio');
    expect(kindsShown.map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'User',
      'Event',
      'Club/Organization',
      'POR',
    ]);
    const stars = within(screen.getByRole('group', { name: 'Rating' }));
    expect(stars.getAllByRole('radio')).toHaveLength(5);
    await user.click(stars.getByRole('radio', { name: '4 stars' }));
    await user.keyboard('{ArrowRight}');
    expect(stars.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'No stars' }));
    for (const star of stars.getAllByRole('radio')) expect(star).not.toBeChecked();
    expect(stars.getByRole('radio', { name: '1 star' })).toHaveFocus();
    expect(await screen.findByText('No feedback yet')).toBeVisible();
  });

  it('needs type, target and comments, and focuses the first that is missing', async () => {
    const bodies = keepBodies();
    const { user } = show();
    await submit(user);
    expect(await screen.findByText('Please choose a type.')).toBeVisible();
    expect(screen.getByText('Please choose what your feedback is about.')).toBeVisible();
    expect(screen.getByText('Please enter your comments.')).toBeVisible();
    expect(screen.getByLabelText('Type')).toHaveFocus();
    expect(bodies).toEqual([]);
  });

  it.each([
    ['User', 'Ravi Kumar, 12240020'],
    ['Event', 'Git and GitHub Clinic'],
    ['Club/Organization', 'Coding Club'],
    ['POR', 'Treasurer, Dance Club'],
  ])('finds the targets of a %s by what I type', async (kind, name) => {
    const { user } = show();
    await user.click(screen.getByRole('radio', { name: kind }));
    await user.type(screen.getByLabelText('Target'), 'x');
    expect(await screen.findByRole('option', { name })).toBeVisible();
    expect(screen.getAllByRole('option').filter(({ tagName }) => tagName !== 'OPTION')).toHaveLength(1);
  });

  it('says when targets could not be loaded, instead of that there are none', async () => {
    server.use(refuses(calls.listFeedbackTargets, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    await user.type(screen.getByLabelText('Target'), 'git');
    expect(await screen.findByText("We couldn't search. Please try again.")).toBeVisible();
    expect(screen.queryByText('Nothing found')).not.toBeInTheDocument();
  });

  it('clears the target with its type', async () => {
    const { user } = show();
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: 'User' }));
    expect(screen.getByLabelText('Target')).toHaveValue('');
  });

  it('sends the form, says so, and clears it', async () => {
    const bodies = keepBodies();
    const { user } = show();
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: '4 stars' }));
    await submit(user);
    expect(await screen.findByText('Feedback submitted successfully')).toBeVisible();
    expect(bodies).toEqual([
      {
        type: 'Suggestion',
        target_type: 'Event',
        target_id: eventId,
        rating: 4,
        comments: 'A second batch, please.',
        is_anonymous: false,
        feedback_by: student._id,
      },
    ]);
    expect(screen.getByLabelText('Type')).toHaveValue('');
    expect(screen.getByLabelText('Target')).toHaveValue('');
    expect(screen.getByLabelText('Comments')).toHaveValue('');
    expect(screen.getByRole('radio', { name: '4 stars' })).not.toBeChecked();
    expect(sessionStorage).toHaveLength(0);
  });

  it('sends no rating without stars, and no id when it is anonymous', async () => {
    const bodies = keepBodies();
    const { user } = show();
    await fillIn(user);
    expect(screen.getByText('Your name will be shown to everyone, including visitors.')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Give feedback anonymously' }));
    expect(screen.getByText(/your name is hidden from everyone/)).toBeVisible();
    await submit(user);
    await screen.findByText('Feedback submitted successfully');
    expect(bodies[0]).toMatchObject({ is_anonymous: true });
    expect(bodies[0]).not.toHaveProperty('rating');
    expect(bodies[0]).not.toHaveProperty('feedback_by');
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  it('is sent once when submitted several times', async () => {
    const bodies = keepBodies();
    const { user, container } = show();
    await fillIn(user);
    const form = container.querySelector('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await screen.findByText('Feedback submitted successfully');
    expect(bodies).toHaveLength(1);
  });

  it('is sent again with the same idempotency key after a lost answer', async () => {
    server.use(isUnreachable(calls.addFeedback));
    const keys: (string | null)[] = [];
    const { user } = show();
    await fillIn(user);
    await submit(user);
    expect(await screen.findByText('Failed to submit feedback')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to submit feedback');
    expect(screen.getByText(/^We couldn't reach the portal\./)).toBeVisible();
    server.use(
      answers(calls.addFeedback, ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'));
        return keys.length === 1 ? problem('SYSTEM.UNAVAILABLE') : { message: 'ok', feedback: aFeedback() };
      }),
    );
    await submit(user);
    await screen.findByText(/temporarily unavailable/);
    await submit(user);
    await screen.findByText('Feedback submitted successfully');
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('says Failed to submit feedback, and keeps the form', async () => {
    server.use(refuses(calls.addFeedback, 'FEEDBACK.TARGET_NOT_FOUND'));
    const { user } = show();
    await fillIn(user);
    await submit(user);
    expect(await screen.findByText('Failed to submit feedback')).toBeVisible();
    expect(screen.getByText("What this feedback is about doesn't exist.")).toBeVisible();
    expect(screen.getByLabelText('Target')).toHaveFocus();
    expect(screen.getByLabelText('Comments')).toHaveValue('A second batch, please.');
  });

  it('shows a server error at its field', async () => {
    const errors = [{ path: 'comments', message: 'Please use at most 5000 characters.' }];
    server.use(refuses(calls.addFeedback, 'REQUEST.INVALID', { errors }));
    const { user } = show();
    await fillIn(user);
    await submit(user);
    expect(await screen.findByText('Please use at most 5000 characters.')).toBeVisible();
    expect(screen.getByLabelText('Comments')).toHaveFocus();
  });

  it('says when it can be sent again after too many', async () => {
    server.use(
      answers(calls.addFeedback, async () => {
        const { status, headers, ...answer } = problem('FEEDBACK.TOO_MANY');
        const body = await problem('FEEDBACK.TOO_MANY').text();
        return new Response(body, {
          ...answer,
          status,
          headers: { ...Object.fromEntries(headers), 'Retry-After': '600' },
        });
      }),
    );
    const { user } = show();
    await fillIn(user);
    await submit(user);
    expect(
      await screen.findByText(
        /20 times an hour\. Please try again later\. You can give feedback again at \d+:\d\d [ap]m\./,
      ),
    ).toBeVisible();
  });

  it('keeps a draft until it is sent or discarded', async () => {
    await leaveDraft();
    const { user } = show();
    expect(screen.getByLabelText('Comments')).toHaveValue('A second batch, please.');
    expect(screen.getByLabelText('Target')).toHaveValue('Git and GitHub Clinic');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('Comments')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
    await waitFor(() => expect(screen.getByLabelText('Type')).toHaveFocus());
  });

  it('takes the target from the URL', async () => {
    const asked: object[] = [];
    server.use(
      answers(calls.listFeedbackTargets, ({ query }) => {
        asked.push(query);
        return { ...nothing, events: targets.events };
      }),
    );
    const { address } = show(`/feedback?type=Event&id=${eventId}`);
    await waitFor(() => expect(screen.getByLabelText('Target')).toHaveValue('Git and GitHub Clinic'));
    await waitFor(() => expect(address()).toBe('/feedback'));
    expect(asked).toEqual([{ type: 'Event', id: eventId }]);
  });

  it('takes the target from a link into a draft, whose text stays', async () => {
    await leaveDraft();
    const { address } = show('/feedback?type=Organization+Unit&id=65c000000000000000000001');
    await waitFor(() => expect(screen.getByLabelText('Target')).toHaveValue('Coding Club'));
    expect(screen.getByRole('radio', { name: 'Club/Organization' })).toBeChecked();
    expect(screen.getByLabelText('Comments')).toHaveValue('A second batch, please.');
    await waitFor(() => expect(address()).toBe('/feedback'));
  });

  it('keeps the target of a draft when that of a link is not there', async () => {
    await leaveDraft();
    server.use(answers(calls.listFeedbackTargets, nothing));
    const { address } = show('/feedback?type=Organization+Unit&id=65c000000000000000000009');
    await waitFor(() => expect(address()).toBe('/feedback'));
    expect(screen.getByLabelText('Target')).toHaveValue('Git and GitHub Clinic');
    expect(screen.getByRole('radio', { name: 'Event' })).toBeChecked();
  });

  it('appears in my feedback at once', async () => {
    keepBodies();
    const { user } = show();
    expect(await screen.findByText('No feedback yet')).toBeVisible();
    await fillIn(user);
    server.use(answers(calls.listOwnFeedback, [aFeedback({ mine: true })], { 'X-Total-Count': '1' }));
    await submit(user);
    expect(await screen.findByRole('article')).toHaveTextContent('Ravi Kumar (you)');
  });
});
