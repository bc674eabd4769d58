import type { EventData, FeedbackType } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import type { ShownTarget } from '../targets/target.domain';

export interface Feedback {
  id: string;
  version: number;
  type: FeedbackType;
  /** What is shown of it, as it is called now. */
  target: ShownTarget;
  comments: string;
  /** One to five stars. */
  rating?: number;
  /** Absent when it is anonymous. */
  author?: Author;
  /** The author's id where it is signed, else a pseudonym made of the id and a secret. */
  owner: string;
  createdAt: Date;
  resolution?: Resolution;
}

interface Author {
  id: string;
  name: string;
  username: string;
}

interface Resolution {
  actionsTaken: string;
  by: { id: string; name: string };
  at: Date;
}

interface Officer {
  userId: string;
  /** The owners that the officer's own feedback is stored under. */
  owners: readonly string[];
}

/** Refuses a request that names another person as its author. */
export function requireOwnId(userId: string, given: string | undefined): void {
  if (given !== undefined && given !== userId) throw new DomainError('ACCESS.FORBIDDEN');
}

export function isOwn({ owner }: Feedback, owners: readonly string[]): boolean {
  return owners.includes(owner);
}

function isAbout({ target }: Feedback, userId: string): boolean {
  return target.type === 'User' && target.id === userId;
}

/** Nobody resolves what is their own or about themselves. */
export function mayResolve(feedback: Feedback, { userId, owners }: Officer): boolean {
  return !feedback.resolution && !isOwn(feedback, owners) && !isAbout(feedback, userId);
}

/** Unresolved feedback becomes resolved; there is no way back. */
export function resolve(feedback: Feedback, { userId, owners }: Officer, resolution: Resolution): Feedback {
  if (isOwn(feedback, owners)) throw new DomainError('FEEDBACK.OWN');
  if (isAbout(feedback, userId)) throw new DomainError('FEEDBACK.ABOUT_ONESELF');
  if (feedback.resolution) throw new DomainError('FEEDBACK.ALREADY_RESOLVED');
  return { ...feedback, version: feedback.version + 1, resolution };
}

export function snapshotOf(feedback: Feedback): EventData<'feedback.feedback.given.v1'> {
  const { id, version, type, target, comments, rating, author, createdAt } = feedback;
  return {
    version,
    feedbackId: id,
    type,
    target: { type: target.type, id: target.id, name: target.name },
    unit: target.unit,
    comments,
    ...(rating !== undefined && { rating }),
    isAnonymous: !author,
    ...(author && { author: { id: author.id, name: author.name } }),
    createdAt: createdAt.toISOString(),
  };
}
