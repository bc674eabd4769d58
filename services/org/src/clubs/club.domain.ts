import type { Actor } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { Scope } from '@portal/service-kit/scope';

/** How much there is of a club. */
export interface ClubCounts {
  events: number;
  /** Planned ones that have not begun. */
  upcomingEvents: number;
  /** Who is active in the current tenure. */
  members: number;
  /** Who held a position in the previous tenure and was not dismissed. */
  formerMembers: number;
  openFeedback: number;
  pendingAchievements: number;
  /** Those of them that are the reader's own. */
  ownPendingAchievements: number;
}

/** Checked before the unit is read, so that a coordinator does not learn which other clubs exist. */
export function requireOwnUsername(scope: Scope, actor: Pick<Actor, 'username'>, username: string): void {
  if (scope.kind === 'own' && actor.username !== username) throw new DomainError('ACCESS.FORBIDDEN');
}

/** In percent; null where there was nobody before, as no percentage says how much more than nothing there is. */
export function growthOf({ members, formerMembers }: Pick<ClubCounts, 'members' | 'formerMembers'>): number | null {
  return formerMembers === 0 ? null : Math.round(((members - formerMembers) / formerMembers) * 100);
}
