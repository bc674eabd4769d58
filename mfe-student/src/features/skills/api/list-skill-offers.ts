import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** Skills of the events that the person attended and has not claimed. */
export const skillOffersQuery = queryOptions({
  queryKey: [...queryKeys.skills.all, 'offers'],
  queryFn: ({ signal }) => callApi(calls.listSkillOffers, { signal }),
});

export const useSkillOffers = () => useQuery(skillOffersQuery);
