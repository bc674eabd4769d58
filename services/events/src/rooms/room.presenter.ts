import type { AnswerOf, EventData, calls } from '@portal/contracts';
import type { Room } from './room.domain';

export function roomAnswerOf({ id, bookingKey: _key, ...room }: Room): AnswerOf<typeof calls.listRooms>[number] {
  return { _id: id, ...room };
}

/** What other services get of a room. */
export function roomSnapshotOf({ id, bookingKey: _key, ...room }: Room): EventData<'events.room.added.v1'> {
  return { roomId: id, ...room };
}
