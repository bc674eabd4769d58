import type { RoomRequestStatus } from '@portal/contracts';
import { defineReadCopy, fromRow, idFilterOf, toRow, type IdChoice, type RowOf, type Store } from '@portal/service-kit';
import { roomRequestOf, type RoomRequest } from './room-request.domain';

type RoomRequestRow = RowOf<RoomRequest>;

export const roomRequestCopy = defineReadCopy<RoomRequestRow>({
  name: 'room-requests',
  handlerName: 'keepRoomRequest',
  of: {
    'events.room-request.submitted.v1': ({ data }) => toRow(roomRequestOf(data, 'Pending')),
    'events.room-request.approved.v1': ({ data }) => toRow(roomRequestOf(data, 'Approved')),
    'events.room-request.rejected.v1': ({ data }) => toRow(roomRequestOf(data, 'Rejected')),
    'events.room-request.withdrawn.v1': ({ data }) => toRow(roomRequestOf(data, 'Withdrawn')),
    'events.room-request.released.v1': ({ data }) => toRow(roomRequestOf(data, 'Withdrawn')),
  },
  indexes: [{ unitId: 1, status: 1, date: 1, time: 1, _id: 1 }],
});

/** Requests of a unit for its open events or for none, from a day on. */
export interface RoomRequestSelection extends IdChoice {
  unitId: string;
  status: RoomRequestStatus;
  eventIds: readonly string[];
  from: string;
}

export type RoomRequestRepository = ReturnType<typeof createRoomRequestRepository>;

export function createRoomRequestRepository(store: Pick<Store, 'connection'>) {
  const { model, copy } = roomRequestCopy.open(store);

  /** Soonest first, and how many there are. */
  async function findOfUnit(
    { unitId, status, eventIds, from, ...choice }: RoomRequestSelection,
    limit: number,
  ): Promise<{ items: RoomRequest[]; total: number }> {
    const filter = {
      unitId,
      status,
      date: { $gte: from },
      $or: [{ eventId: { $in: [...eventIds] } }, { purpose: { $exists: true } }],
      ...idFilterOf(choice),
    };
    const [items, total] = await Promise.all([
      model.find(filter).sort({ date: 1, time: 1, _id: 1 }).limit(limit).lean<RoomRequestRow[]>(),
      model.countDocuments(filter),
    ]);
    return { items: items.map(fromRow), total };
  }

  return { copy, findOfUnit };
}
