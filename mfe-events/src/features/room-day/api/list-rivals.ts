import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

const LIVE = 5000;

/** The pending requests that would lose if this one were approved. */
export function useRivals(requestId: string) {
  return useQuery({
    queryKey: ['room-requests', 'rivals', requestId],
    queryFn: ({ signal }) => callApi(calls.listCompetingRoomRequests, { params: { requestId }, signal }),
    refetchInterval: LIVE,
  });
}
