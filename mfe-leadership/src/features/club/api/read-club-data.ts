import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The coordinator's club, by the coordinator's own username. */
export function useClubData(username: string) {
  return useQuery({
    queryKey: ['club-data', username],
    queryFn: ({ signal }) => callApi(calls.readClubData, { params: { username }, signal }),
  });
}
