import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The coordinator's club, by the coordinator's own username. */
export const clubDataQuery = (username: string) =>
  queryOptions({
    queryKey: queryKeys.clubData.of(username),
    queryFn: ({ signal }) => callApi(calls.readClubData, { params: { username }, signal }),
  });

export const useClubData = (username: string) => useQuery(clubDataQuery(username));
