import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The person's registrations, soonest first. */
export const myRegistrationsQuery = queryOptions({
  queryKey: queryKeys.registrations.own,
  queryFn: ({ signal }) => callApi(calls.listMyRegistrations, { signal }),
});

export const useMyRegistrations = () => useQuery(myRegistrationsQuery);
