import { FEEDBACK_TYPES } from '@portal/contracts';
import type { Action } from './action';

const giveFeedback: Action = async ({ choices, campus, known }) => {
  const [target_type, target_id] = choices.of([
    ['Event', choices.of(known.events)],
    ['Organization Unit', choices.of(known.units).id],
    ['Position', choices.of(known.positions)],
    ['User', choices.of(known.students).userId],
  ]);
  const { status, body } = await campus.services.feedback.request<{ feedback: { _id: string } }>(
    choices.of(known.students),
    'POST',
    '/api/feedback/add',
    {
      type: choices.of(FEEDBACK_TYPES),
      target_type,
      target_id,
      comments: 'It could begin on time.',
      is_anonymous: choices.percent(40),
      ...(choices.percent(70) && { rating: 1 + choices.below(5) }),
    },
  );
  if (status === 201) known.feedback.push(body.feedback._id);
  return status;
};

const resolveFeedback: Action = async ({ choices, campus, known }) => {
  const path = `/api/feedback/mark-resolved/${choices.of(known.feedback)}`;
  const body = { actions_taken: 'It begins on time now.' };
  return (await campus.services.feedback.request(choices.of(known.officers), 'PUT', path, body)).status;
};

export const feedbackActions: [weight: number, Action][] = [
  [9, giveFeedback],
  [6, resolveFeedback],
];
