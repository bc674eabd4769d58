import { calls } from '@portal/contracts';
import { callList, useSession } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** How many achievements from an event are to be verified by the person. */
export function useAchievementCount(event: string) {
  const { role } = useSession();
  const unit = role === 'CLUB_COORDINATOR' ? 'own' : undefined;
  return useQuery({
    queryKey: ['endorsements', 'of-event', event],
    queryFn: ({ signal }) =>
      callList(calls.listUnendorsedAchievements, {
        params: { type: 'all' },
        query: { limit: 1, event, unit },
        signal,
      }),
    select: ({ total }) => total,
  });
}
