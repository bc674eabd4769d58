import type { FeedbackAnswer } from '@portal/contracts';
import { FEEDBACK_SHOWN } from '@portal/contracts';
import { targetDataOf } from '../targets/target.presenter';
import type { Feedback } from './feedback.domain';
import { isOwn, mayResolve } from './feedback.domain';

/** `resolves` is true for the roles that may resolve feedback. */
export interface Reader {
  userId: string;
  /** The owners that the reader's feedback is stored under. */
  owners: readonly string[];
  resolves: boolean;
  /** Whether the reader gets the addresses of others. */
  isOfficer: boolean;
}

/** As the reader sees it. */
export function answerOf(feedback: Feedback, reader: Reader | null): FeedbackAnswer {
  const { id, type, target, comments, rating, author, resolution, createdAt } = feedback;
  const isOfficer = reader?.isOfficer === true;
  return {
    _id: id,
    type,
    target_type: target.type,
    target_data: targetDataOf(target, isOfficer),
    ...(target.unit && { unit_category: target.unit.category }),
    comments,
    ...(rating !== undefined && { rating }),
    is_anonymous: !author,
    ...(author && {
      feedback_by: { personal_info: { name: author.name }, username: isOfficer ? author.username : null },
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
  const { comments: whole, ...rest } = answer;
  return {
    comments: comments ?? whole,
    ...rest,
    ...(comments !== null && { comments_cut: true }),
    ...(actions !== null && { actions_taken: actions, actions_cut: true }),
  };
}

/** Null when all of it shows. Counts code points, so that no character is cut in two. */
function beginningOf(text: string, limit: number): string | null {
  if (text.length <= limit) return null;
  const characters = Array.from(text);
  return characters.length <= limit ? null : characters.slice(0, limit).join('');
}
