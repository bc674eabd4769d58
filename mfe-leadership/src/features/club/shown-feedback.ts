import type { ClubData } from '@portal/contracts';
import { messages } from './messages';

type Feedback = ClubData['dashboard']['recent_feedback'];

const SHOWN = 2;

/** The latest of the recent feedback, and whether there is more than the dashboard shows. */
export function shownFeedback(recent: Feedback): { readonly shown: Feedback; readonly hasMore: boolean } {
  return { shown: recent.slice(0, SHOWN), hasMore: recent.length > SHOWN };
}

/** Who gave it, as far as readers may know. */
export function authorOf({ is_anonymous: isAnonymous, feedback_by: author }: Feedback[number]): string {
  return isAnonymous ? messages.anonymous : (author?.name ?? messages.unknown);
}
