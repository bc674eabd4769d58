import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** How many claims, new skills and achievements wait for the person, and since when. */
export const waitingCountsQuery = queryOptions({
  queryKey: queryKeys.endorsements.counts,
  queryFn: ({ signal }) => callApi(calls.readWaitingCounts, { signal }),
  select: ({ user_skills: claims, skills, achievements, oldest }) => ({
    total: claims + skills + achievements,
    oldest,
  }),
});

export const useWaitingCounts = () => useQuery(waitingCountsQuery);
