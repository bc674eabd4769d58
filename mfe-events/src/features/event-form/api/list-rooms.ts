import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

const MOST = 200;

/** The catalogue of rooms: suggestions only, so that a failure is silent and any venue can still be typed. */
export function useVenues(isWanted: boolean) {
  return useQuery({
    queryKey: ['rooms', 'venues'],
    queryFn: ({ signal }) => callApi(calls.listRooms, { query: { limit: MOST }, signal }),
    enabled: isWanted,
    staleTime: 5 * 60_000,
    select: (rooms) => rooms.filter(({ active }) => active),
  });
}
