import { FEEDBACK_TYPES, TEXT_LIMITS, type BodyInput, type calls, type FeedbackType } from '@portal/contracts';
import type { FieldErrors, FieldPath } from 'react-hook-form';
import { giveFeedbackTexts as words } from './texts';

/** What feedback can be about, as the form says it. */
export const FORM_TARGET_TYPES = ['User', 'Event', 'Club/Organization', 'POR'] as const;
export type FormTargetType = (typeof FORM_TARGET_TYPES)[number];

export interface FeedbackForm {
  type: FeedbackType | '';
  targetType: FormTargetType;
  target: { id: string; label: string } | null;
  rating: number | null;
  comments: string;
  isAnonymous: boolean;
}

export const emptyFeedback: FeedbackForm = {
  type: '',
  targetType: 'Event',
  target: null,
  rating: null,
  comments: '',
  isAnonymous: false,
};

/** Where the call's fields stand in the form, in the order of the page. */
export const sentFields = ['type', 'target_type', 'target_id', 'rating', 'comments', 'is_anonymous'] as const;
export const fieldOf: Readonly<Record<(typeof sentFields)[number], FieldPath<FeedbackForm>>> = {
  type: 'type',
  target_type: 'targetType',
  target_id: 'target',
  rating: 'rating',
  comments: 'comments',
  is_anonymous: 'isAnonymous',
};

/** What is wrong with the form, by field. */
export function problemsOf({ type, target, comments }: FeedbackForm): FieldErrors<FeedbackForm> {
  const text = comments.trim();
  const found: [keyof FeedbackForm, string | false][] = [
    ['type', type === '' && words.typeMissing],
    ['target', target === null && words.targetMissing],
    [
      'comments',
      text === '' ? words.commentsMissing : text.length > TEXT_LIMITS.text && words.tooLong(TEXT_LIMITS.text),
    ],
  ];
  return Object.fromEntries(
    found.flatMap(([field, message]) => (message === false ? [] : [[field, { type: 'validate', message }]])),
  );
}

/** What is sent of a form without problems; stars that were not given stay away. */
export function bodyOf(
  { type, targetType, target, rating, comments, isAnonymous }: FeedbackForm,
  userId: string,
): BodyInput<typeof calls.addFeedback> {
  if (type === '' || target === null) throw new Error('Something that has to be chosen is not.');
  return {
    type,
    target_type: targetType,
    target_id: target.id,
    ...(rating !== null && { rating }),
    comments: comments.trim(),
    is_anonymous: isAnonymous,
    // Nothing that need not be said is said of an anonymous author.
    ...(!isAnonymous && { feedback_by: userId }),
  };
}

/** The form that an address asks for: `?type=Event`; what it names besides is looked up. */
export function targetTypeNamed(name: string | null): FormTargetType | undefined {
  const spelling = name === 'Organization Unit' ? 'Club/Organization' : name === 'Position' ? 'POR' : name;
  return FORM_TARGET_TYPES.find((type) => type === spelling);
}

/** The types as the specification lists them. */
export const typeOptions = FEEDBACK_TYPES.map((type) => ({ value: type, label: type }));
