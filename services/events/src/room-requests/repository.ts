import type { RoomRequestStatus } from '@portal/contracts';
import type { Page, PageRequest, Session, Store } from '@portal/service-kit';
import { pageOf, positionOf } from '@portal/service-kit';
import type { Area } from '../areas/domain';
import { storedWithin } from '../areas/domain';
import type { RoomRequest } from './domain';
import type { RoomRequestDocument } from './model';
import { roomRequestModel } from './model';
import { fromDocument, held, slotsOf } from './slots.repository';

export interface RoomRequestSelection {
  area: Area;
  status?: RoomRequestStatus | undefined;
  date?: string | undefined;
  roomKey?: string | undefined;
}

type RoomRequests = ReturnType<typeof roomRequestModel>;

export type RoomRequestRepository = ReturnType<typeof createRoomRequestRepository>;

export function createRoomRequestRepository({ connection }: Pick<Store, 'connection'>) {
  const requests = roomRequestModel(connection);
  return {
    page: page(requests),
    find: find(requests),
    ofEvents: ofEvents(requests),
    add: add(requests),
    saveReview: saveReview(requests),
    ...slotsOf(requests),
  };
}

/** Newest first. */
const page =
  (requests: RoomRequests) =>
  async (selection: RoomRequestSelection, { limit, cursor }: PageRequest): Promise<Page<RoomRequest>> => {
    const chosen = conditionOf(selection);
    const [found, total] = await Promise.all([
      requests
        .find({ ...chosen, ...after(cursor) })
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit + 1)
        .lean<RoomRequestDocument[]>(),
      requests.countDocuments(chosen),
    ]);
    return pageOf(found.map(fromDocument), total, limit, ({ createdAt, id }) => ({ value: createdAt.getTime(), id }));
  };

const find =
  (requests: RoomRequests) =>
  async (id: string, session?: Session): Promise<RoomRequest | null> => {
    const found = await requests
      .findById(id)
      .session(session ?? null)
      .lean<RoomRequestDocument>();
    return found && fromDocument(found);
  };

/** Oldest first, as they were asked for. */
const ofEvents =
  (requests: RoomRequests) =>
  async (eventIds: readonly string[], session?: Session): Promise<RoomRequest[]> => {
    const found = await requests
      .find({ eventId: { $in: [...eventIds] } })
      .sort({ createdAt: 1, _id: 1 })
      .session(session ?? null)
      .lean<RoomRequestDocument[]>();
    return found.map(fromDocument);
  };

const add =
  (requests: RoomRequests) =>
  async ({ id, ...request }: RoomRequest, session: Session): Promise<void> => {
    await requests.create([{ ...request, _id: id }], { session });
  };

/** False when somebody else reviewed the request first. */
const saveReview =
  (requests: RoomRequests) =>
  async ({ id, status, reviewedBy, reviewedAt }: RoomRequest, session: Session): Promise<boolean> => {
    const change = { $set: { status, reviewedBy, reviewedAt } };
    const { modifiedCount } = await requests.updateOne({ _id: id, status: 'Pending' }, change, { session });
    return modifiedCount === 1;
  };

function conditionOf({ area, status, date, roomKey }: RoomRequestSelection) {
  return {
    ...held,
    ...storedWithin(area),
    ...(status && { status }),
    ...(date && { date }),
    ...(roomKey && { roomKey }),
  };
}

function after(cursor: string | undefined) {
  const position = positionOf(cursor, 'number');
  if (!position) return {};
  const at = new Date(position.value);
  return { createdAt: { $lte: at }, $or: [{ createdAt: { $lt: at } }, { _id: { $lt: position.id } }] };
}
