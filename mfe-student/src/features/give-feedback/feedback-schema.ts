import { FEEDBACK_TYPES, TEXT_LIMITS, type BodyInput, type calls } from '@portal/contracts';
import { requiredChoice, requiredOption, requiredText } from '@portal/web-kit/forms';
import * as z from 'zod/mini';
import { giveFeedbackMessages as messages } from './messages';

/** What feedback can be about, as the form names it. */
export const FORM_TARGET_TYPES = ['User', 'Event', 'Club/Organization', 'POR'] as const;
export type FormTargetType = (typeof FORM_TARGET_TYPES)[number];

/** The fields in the order of the page. */
export const feedbackSchema = z.object({
  type: requiredChoice(FEEDBACK_TYPES, messages.typeMissing),
  targetType: z.enum(FORM_TARGET_TYPES),
  target: requiredOption(messages.targetMissing),
  rating: z.nullable(z.number()),
  comments: requiredText(TEXT_LIMITS.text, { missing: messages.commentsMissing, tooLong: messages.tooLong }),
  isAnonymous: z.boolean(),
});
export type FeedbackForm = z.infer<typeof feedbackSchema>;

export const emptyFeedback: FeedbackForm = {
  type: '',
  targetType: 'Event',
  target: null,
  rating: null,
  comments: '',
  isAnonymous: false,
};

/** Fields that the call names differently. */
export const fieldOfPath = { target_type: 'targetType', target_id: 'target', is_anonymous: 'isAnonymous' } as const;

/** The body of the call; a form without stars sends no rating. */
export function bodyOf(
  { type, targetType, target, rating, comments, isAnonymous }: FeedbackForm,
  userId: string,
): BodyInput<typeof calls.addFeedback> {
  if (type === '' || target === null) throw new Error('The form was sent without a type or a target.');
  return {
    type,
    target_type: targetType,
    target_id: target.id,
    ...(rating !== null && { rating }),
    comments,
    is_anonymous: isAnonymous,
    // Anonymous feedback must not name its author.
    ...(!isAnonymous && { feedback_by: userId }),
  };
}

/** The target type that a URL asks for with `?type=Event`. */
export function targetTypeNamed(name: string | null): FormTargetType | undefined {
  const spelling = name === 'Organization Unit' ? 'Club/Organization' : name === 'Position' ? 'POR' : name;
  return FORM_TARGET_TYPES.find((type) => type === spelling);
}

/** The types as the specification lists them. */
export const typeOptions = FEEDBACK_TYPES.map((type) => ({ value: type, label: type }));
