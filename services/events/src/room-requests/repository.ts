import type { RoomRequestStatus } from '@portal/contracts';
import type { Page, PageRequest, Session, Store } from '@portal/service-kit';
import { isDuplicateKey, pageOf, positionOf } from '@portal/service-kit';
import type { Area } from '../areas/domain';
import { storedWithin } from '../areas/domain';
import type { RoomRequest } from './domain';
import { roomKeyOf } from './domain';
import type { RoomRequestDocument } from './model';
import { roomDayModel, roomRequestModel } from './model';

export interface RoomRequestSelection {
  area: Area;
  status?: RoomRequestStatus | undefined;
  date?: string | undefined;
  room?: string | undefined;
}

type RoomRequests = ReturnType<typeof roomRequestModel>;
type RoomDays = ReturnType<typeof roomDayModel>;
type RoomAndDay = Pick<RoomRequest, 'roomKey' | 'date'>;

export type RoomRequestRepository = ReturnType<typeof createRoomRequestRepository>;

export function createRoomRequestRepository({ connection }: Pick<Store, 'connection'>) {
  const requests = roomRequestModel(connection);
  const days = roomDayModel(connection);
  return {
    page: page(requests),
    find: find(requests),
    ofEvents: ofEvents(requests),
    approvedFor: approvedFor(requests),
    add: add(requests),
    saveReview: saveReview(requests),
    openRoomDay: openRoomDay(days),
    lockRoomDay: lockRoomDay(days),
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

const approvedFor =
  (requests: RoomRequests) =>
  async ({ roomKey, date }: RoomAndDay, session: Session): Promise<RoomRequest[]> => {
    const found = await requests
      .find({ roomKey, date, status: 'Approved' })
      .session(session)
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

/** Outside any transaction: two first reviews of a day would otherwise fail on the same new id. */
const openRoomDay =
  (days: RoomDays) =>
  async (place: RoomAndDay): Promise<void> => {
    try {
      await days.updateOne({ _id: roomDayId(place) }, { $setOnInsert: { reviews: 0 } }, { upsert: true });
    } catch (failure) {
      if (!isDuplicateKey(failure)) throw failure;
    }
  };

/** Fails the transaction when another one has locked the same room and day since it began to read. */
const lockRoomDay =
  (days: RoomDays) =>
  async (place: RoomAndDay, session: Session): Promise<void> => {
    await days.updateOne({ _id: roomDayId(place) }, { $inc: { reviews: 1 } }, { session });
  };

const roomDayId = ({ roomKey, date }: RoomAndDay) => `${date} ${roomKey}`;

function conditionOf({ area, status, date, room }: RoomRequestSelection) {
  return {
    ...storedWithin(area),
    ...(status && { status }),
    ...(date && { date }),
    ...(room && { roomKey: roomKeyOf(room) }),
  };
}

function after(cursor: string | undefined) {
  const position = positionOf(cursor, 'number');
  if (!position) return {};
  const at = new Date(position.value);
  return { createdAt: { $lte: at }, $or: [{ createdAt: { $lt: at } }, { _id: { $lt: position.id } }] };
}

function fromDocument({ _id, ...request }: RoomRequestDocument): RoomRequest {
  return { ...request, id: _id };
}
