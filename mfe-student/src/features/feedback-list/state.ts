import type { FeedbackAnswer, Role } from '@portal/contracts';
import { feedbackListMessages as messages } from './messages';

/**
 * The word for an entry's state: students wait; officers see what they may settle, and what waits for somebody else
 * because it is their own or about themselves.
 */
export function stateOf(entry: FeedbackAnswer, role: Role): string {
  if (entry.is_resolved) return messages.resolved;
  if (role === 'STUDENT') return messages.awaiting;
  return entry.can_resolve ? messages.notResolved : messages.pending;
}
