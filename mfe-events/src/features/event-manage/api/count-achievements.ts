import { calls } from '@portal/contracts';
import { usePage, useSession } from '@portal/web-kit';

/** How many achievements from an event are to be verified by the person. */
export function useAchievementCount(event: string) {
  const { role } = useSession();
  const unit = role === 'CLUB_COORDINATOR' ? 'own' : undefined;
  const input = { params: { type: 'all' as const }, query: { limit: 1, event, unit } };
  return usePage(calls.listUnendorsedAchievements, input, { select: ({ total }) => total });
}
