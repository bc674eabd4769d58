import { categoryOfRole, OFFICERS, type Role } from '@portal/contracts';
import type { Session } from '@portal/web-kit';

const officers: readonly Role[] = OFFICERS;

/** Label of the search box: what the person can find. */
export function searchLabel({ status, user, role }: Session): string {
  if (status === 'loading') return 'Search';
  if (!user) return 'Search pages and events';
  // The dashboard of a general secretary consists of modules (specification 2, section 2).
  if (categoryOfRole(role)) return 'Search modules, events, people';
  return officers.includes(role) ? 'Search events, people, units' : 'Search events, units, positions';
}

export const triggerMessages = {
  notOpened: "We couldn't open the search. Please try again.",
  shortcut: (isMac: boolean) => (isMac ? '⌘ K' : 'Ctrl K'),
} as const;
