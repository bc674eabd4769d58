import type { EventData, FeedbackType, UnitRef } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import type { TargetName } from '../targets/domain';

/** Something that somebody thinks of a person, event, unit or position. */
export interface Feedback {
  id: string;
  version: number;
  type: FeedbackType;
  target: TargetName & { name: string; unit: UnitRef | null };
  comments: string;
  /** One to five stars. */
  rating?: number;
  /** Absent when it is anonymous. */
  author?: Author;
  /** Whose it is: the author's id, or what only the author's id and a secret lead to. */
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
  /** Under which the officer's own feedback is kept. */
  owners: readonly string[];
}

export const isOwn = ({ owner }: Feedback, owners: readonly string[]) => owners.includes(owner);

const isAbout = ({ target }: Feedback, userId: string) => target.type === 'User' && target.id === userId;

/** Whether this officer may resolve it; nobody resolves what is their own or about themselves. */
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

/** What other services are told of it. */
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
