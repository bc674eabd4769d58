import type { FeedbackAnswer, Role } from '@portal/contracts';
import { feedbackListTexts as words } from './texts';

/**
 * The word for an entry's state: students wait; officers see what they may settle, and what waits for somebody else
 * because it is their own or about themselves.
 */
export function stateOf(entry: FeedbackAnswer, role: Role): string {
  if (entry.is_resolved) return words.resolved;
  if (role === 'STUDENT') return words.awaiting;
  return entry.can_resolve ? words.notResolved : words.pending;
}
