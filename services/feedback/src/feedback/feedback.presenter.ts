import type { FeedbackAnswer } from '@portal/contracts';
import { FEEDBACK_SHOWN } from '@portal/contracts';
import type { Target, TargetRef } from '../targets/target.domain';
import { targetDataOf } from '../targets/target.presenter';
import type { Feedback } from './feedback.domain';
import { isOwn, mayResolve } from './feedback.domain';

/** `resolves` is true for the roles that may resolve feedback. */
export interface Reader {
  userId: string;
  /** The owners that the reader's feedback is stored under. */
  owners: readonly string[];
  resolves: boolean;
}

/** Everything whose name is shown with these entries: what they are about, and who signed them. */
export function targetsOf(feedback: readonly Feedback[]): TargetRef[] {
  return feedback.flatMap(({ target, author }) => [
    { type: target.type, id: target.id },
    ...(author ? [{ type: 'User' as const, id: author.id }] : []),
  ]);
}

/** As the reader sees them; `current` are the copies of what is shown with them, which are newer than the stored names. */
export function answersOf(
  feedback: readonly Feedback[],
  current: readonly Target[],
  reader: Reader | null,
): FeedbackAnswer[] {
  const copies = new Map(current.map((copy) => [`${copy.type}/${copy.id}`, copy]));
  return feedback.map((entry) => {
    const { type, id } = entry.target;
    const target = copies.get(`${type}/${id}`) ?? { ...entry.target, version: 0, parent: null, isSelectable: false };
    return answerOf(entry, { target, author: entry.author && copies.get(`User/${entry.author.id}`), reader });
  });
}

interface Context {
  target: Target;
  author: Target | undefined;
  reader: Reader | null;
}

function answerOf(feedback: Feedback, { target, author: copy, reader }: Context): FeedbackAnswer {
  const { id, type, comments, rating, author, resolution, createdAt } = feedback;
  return {
    _id: id,
    type,
    target_type: target.type,
    target_data: targetDataOf(target),
    ...(target.unit && { unit_category: target.unit.category }),
    comments,
    ...(rating !== undefined && { rating }),
    is_anonymous: !author,
    ...(author && {
      feedback_by: { personal_info: { name: copy?.name ?? author.name }, username: copy?.username ?? author.username },
    }),
    is_resolved: resolution !== undefined,
    ...(resolution && {
      actions_taken: resolution.actionsTaken,
      resolved_by: { name: resolution.by.name },
      resolved_at: resolution.at.toISOString(),
    }),
    created_at: createdAt.toISOString(),
    ...(reader && isOwn(feedback, reader.owners) && { mine: true }),
    ...(reader?.resolves && mayResolve(feedback, reader) && { can_resolve: true }),
  };
}

/** For lists: long texts are cut to what shows, so that a page stays small whatever people write. */
export function shortened(answer: FeedbackAnswer): FeedbackAnswer {
  const comments = beginningOf(answer.comments, FEEDBACK_SHOWN.comments);
  const actions = beginningOf(answer.actions_taken ?? '', FEEDBACK_SHOWN.actions);
  return {
    ...answer,
    ...(comments !== null && { comments, comments_cut: true }),
    ...(actions !== null && { actions_taken: actions, actions_cut: true }),
  };
}

/** Null when all of it shows. Counts code points, so that no character is cut in two. */
function beginningOf(text: string, limit: number): string | null {
  if (text.length <= limit) return null;
  const characters = Array.from(text);
  return characters.length <= limit ? null : characters.slice(0, limit).join('');
}
