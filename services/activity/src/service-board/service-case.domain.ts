import type { CloudEvent, UnitCategory } from '@portal/contracts';

/**
 * What an event says of feedback or of a room request. A review does not say when its request was submitted, so that
 * a request has two rows.
 */
export interface ServiceCase {
  _id: string;
  version: number;
  /** Of the feedback or the request. */
  caseId: string;
  kind: 'feedback' | 'room-request' | 'review';
  /** Of the council that is asked; null for feedback on a person, and in a review, whose request says it. */
  category: UnitCategory | null;
  /** For which a room is wanted; null without one. */
  eventId: string | null;
  /** When it was given, submitted or reviewed; null for feedback on a person. */
  at: Date | null;
  /** Of feedback. */
  answeredAt: Date | null;
}

type Feedback = CloudEvent<'feedback.feedback.given.v1' | 'feedback.feedback.resolved.v1'>;
type RoomRequest = CloudEvent<'events.room-request.submitted.v1'>;
type Review = CloudEvent<'events.room-request.approved.v1' | 'events.room-request.rejected.v1'>;
type Withdrawal = CloudEvent<'events.room-request.withdrawn.v1' | 'events.room-request.released.v1'>;

/** Never who gave it, nor what it says; of feedback on a person not even when. */
export function caseOfFeedback({ type, time, data }: Feedback): ServiceCase {
  const { feedbackId, version, unit, createdAt } = data;
  const row = { _id: feedbackId, version, caseId: feedbackId, kind: 'feedback', eventId: null } as const;
  if (!unit) return { ...row, category: null, at: null, answeredAt: null };
  const isAnswered = type === 'feedback.feedback.resolved.v1';
  return {
    ...row,
    category: unit.category,
    at: new Date(createdAt),
    answeredAt: isAnswered ? new Date(time) : null,
  };
}

export function caseOfRoomRequest({ time, data: { requestId, eventId, unit } }: RoomRequest): ServiceCase {
  const row = { _id: requestId, version: 1, caseId: requestId, kind: 'room-request' } as const;
  return { ...row, category: unit.category, eventId: eventId ?? null, at: new Date(time), answeredAt: null };
}

export function caseOfReview({ time, data: { requestId, eventId } }: Review): ServiceCase {
  const row = { _id: `${requestId}/review`, version: 1, caseId: requestId, kind: 'review' } as const;
  return { ...row, category: null, eventId: eventId ?? null, at: new Date(time), answeredAt: null };
}

/**
 * A request that is withdrawn waits no longer; one that was reviewed before has its review. Where its event was cancelled
 * nobody answered it, so that there is no moment.
 */
export function caseOfWithdrawal({ type, time, data }: Withdrawal): ServiceCase {
  const { requestId, eventId } = data;
  const what = type === 'events.room-request.released.v1' ? 'release' : 'withdrawal';
  const row = { _id: `${requestId}/${what}`, version: 1, caseId: requestId, kind: 'review' } as const;
  const at = 'eventCancelled' in data ? null : new Date(time);
  return { ...row, category: null, eventId: eventId ?? null, at, answeredAt: null };
}
