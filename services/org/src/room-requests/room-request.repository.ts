import type { EventData, RoomRequestStatus } from '@portal/contracts';
import type { CopyRows, ReadCopy, Store } from '@portal/service-kit';
import { createCopyRows } from '@portal/service-kit';
import { roomRequestOf, type RoomRequest } from './room-request.domain';
import { roomRequestModel, type RoomRequestDocument } from './room-request.model';

/** Requests of a unit for its open events, from a day on. */
export interface RoomRequestSelection {
  unitId: string;
  status: RoomRequestStatus;
  eventIds: readonly string[];
  from: string;
}

export type RoomRequestRepository = ReturnType<typeof createRoomRequestRepository>;

export function createRoomRequestRepository(store: Pick<Store, 'connection'>) {
  const model = roomRequestModel(store.connection);
  const copy = roomRequestCopy(createCopyRows<RoomRequestDocument>(store, model.collection.collectionName));

  /** Soonest first, and how many there are. */
  async function findOfUnit(
    { unitId, status, eventIds, from }: RoomRequestSelection,
    limit: number,
  ): Promise<{ items: RoomRequest[]; total: number }> {
    const filter = { unitId, status, date: { $gte: from }, eventId: { $in: [...eventIds] } };
    const [items, total] = await Promise.all([
      model.find(filter).sort({ date: 1, time: 1, _id: 1 }).limit(limit).lean<RoomRequestDocument[]>(),
      model.countDocuments(filter),
    ]);
    return { items: items.map(({ _id, ...request }) => ({ id: _id, ...request })), total };
  }

  return { copy, findOfUnit };
}

/** Each of these events carries the whole request. */
export function roomRequestCopy(rows: CopyRows<RoomRequestDocument>): ReadCopy<RoomRequestDocument> {
  const rowIn =
    (status: RoomRequestStatus) =>
    ({ data }: { data: EventData<'events.room-request.submitted.v1'> }) => {
      const { id: _id, ...request } = roomRequestOf(data, status);
      return { ...request, _id };
    };
  return {
    name: 'room-requests',
    rows,
    rowOf: {
      'events.room-request.submitted.v1': rowIn('Pending'),
      'events.room-request.approved.v1': rowIn('Approved'),
      'events.room-request.rejected.v1': rowIn('Rejected'),
    },
  };
}
