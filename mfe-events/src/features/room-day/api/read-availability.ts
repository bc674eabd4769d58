import { calls, type AnswerOf } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';
import type { Span } from '../clock';

const LIVE = 5000;

/** A room and when it is taken on one day. */
export type RoomTimes = Omit<AnswerOf<typeof calls.readRoomAvailability>[number], 'taken'> & {
  readonly taken: readonly Span[];
};

/** When the rooms are taken on a day; asked again while the page is looked at. */
export function useAvailability(date: string) {
  return useQuery({
    queryKey: ['room-availability', date],
    queryFn: ({ signal }) => callApi(calls.readRoomAvailability, { query: { date }, signal }),
    enabled: date !== '',
    refetchInterval: LIVE,
  });
}
