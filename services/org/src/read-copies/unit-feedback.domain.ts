import type { EventData, FeedbackTargetType, FeedbackType } from '@portal/contracts';

/** What this service stores of feedback on a unit, its events and its positions. */
export interface UnitFeedback {
  id: string;
  version: number;
  /** Null for feedback on a person, of which nothing else is stored. */
  unitId: string | null;
  type: FeedbackType;
  target: { type: FeedbackTargetType; name: string };
  comments: string;
  rating: number | null;
  resolved: boolean;
  isAnonymous: boolean;
  /** Null when it is anonymous. */
  authorId: string | null;
  createdAt: Date;
}

export function unitFeedbackOf(feedback: EventData<'feedback.feedback.given.v1'>, resolved: boolean): UnitFeedback {
  const { feedbackId, version, unit, type, target, comments, rating, isAnonymous, author, createdAt } = feedback;
  return {
    id: feedbackId,
    version,
    unitId: unit?.id ?? null,
    type,
    target: { type: target.type, name: unit ? target.name : '' },
    comments: unit ? comments : '',
    rating: rating ?? null,
    resolved,
    isAnonymous,
    authorId: unit && author ? author.id : null,
    createdAt: new Date(createdAt),
  };
}
