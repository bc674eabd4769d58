import type { FeedbackAnswer, Role } from '@portal/contracts';
import { feedbackListMessages as messages } from './messages';

/** Label of an entry's state. For officers, `Pending` is what they may not resolve, such as their own feedback. */
export function stateOf(entry: FeedbackAnswer, role: Role): string {
  if (entry.is_resolved) return messages.resolved;
  if (role === 'STUDENT') return messages.awaiting;
  return entry.can_resolve ? messages.notResolved : messages.pending;
}
