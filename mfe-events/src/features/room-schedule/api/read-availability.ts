import { calls, type AnswerOf } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';
import type { TimeSpan } from '../time-span';

/** A room and when it is booked on one day. */
export type RoomAvailability = Omit<AnswerOf<typeof calls.readRoomAvailability>[number], 'taken'> & {
  readonly taken: readonly TimeSpan[];
};

/** When the rooms are booked on a day; asks nothing without a day. */
export function useAvailability(date: string) {
  return useQuery({
    queryKey: queryKeys.rooms.availabilityOf(date),
    queryFn: ({ signal }) => callApi(calls.readRoomAvailability, { query: { date }, signal }),
    enabled: date !== '',
  });
}
