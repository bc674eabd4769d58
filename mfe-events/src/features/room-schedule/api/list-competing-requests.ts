import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The pending requests that would be rejected if this one were approved. */
export function useCompetingRequests(requestId: string) {
  return useQuery({
    queryKey: queryKeys.roomRequests.competing(requestId),
    queryFn: ({ signal }) => callApi(calls.listCompetingRoomRequests, { params: { requestId }, signal }),
  });
}
