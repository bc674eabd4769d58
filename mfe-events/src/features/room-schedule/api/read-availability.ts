import { calls, type AnswerOf } from '@portal/contracts';
import { useRead } from '@portal/web-kit';
import type { TimeSpan } from '../time-span';

/** A room and when it is booked on one day. */
export type RoomAvailability = Omit<AnswerOf<typeof calls.readRoomAvailability>[number], 'taken'> & {
  readonly taken: readonly TimeSpan[];
};

/** When the rooms are booked on a day; asks nothing without a day. */
export function useAvailability(date: string) {
  return useRead(calls.readRoomAvailability, { query: { date } }, { enabled: date !== '' });
}
