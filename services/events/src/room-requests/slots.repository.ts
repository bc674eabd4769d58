import type { Session } from '@portal/service-kit';
import type { Room } from '../rooms/domain';
import type { RoomRequest } from './domain';
import type { RoomRequestDocument, roomRequestModel } from './model';

type RoomRequests = ReturnType<typeof roomRequestModel>;

const RIVALS_AT_MOST = 50;
/** Slots of cancelled events are free: nobody has them or waits for them. */
export const held = { releasedAt: null };

/** What has to do with who has a room when. */
export function slotsOf(requests: RoomRequests) {
  return {
    approvedOn: approvedOn(requests),
    rivalsOf: rivalsOf(requests),
    release: release(requests),
    renameRoom: renameRoom(requests),
  };
}

const approvedOn =
  (requests: RoomRequests) =>
  async (date: string, session: Session): Promise<RoomRequest[]> => {
    const found = await requests
      .find({ date, status: 'Approved', ...held })
      .session(session)
      .lean<RoomRequestDocument[]>();
    return found.map(fromDocument);
  };

/** Pending ones for the same room at an overlapping time, soonest first. */
const rivalsOf =
  (requests: RoomRequests) =>
  async ({ id, roomKey, date, startsAt, endsAt }: RoomRequest): Promise<RoomRequest[]> => {
    const found = await requests
      .find({
        roomKey,
        date,
        status: 'Pending',
        ...held,
        startsAt: { $lt: endsAt },
        endsAt: { $gt: startsAt },
        _id: { $ne: id },
      })
      .sort({ startsAt: 1, _id: 1 })
      .limit(RIVALS_AT_MOST)
      .lean<RoomRequestDocument[]>();
    return found.map(fromDocument);
  };

/** Answers the days on which rooms became free. */
const release =
  (requests: RoomRequests) =>
  async (eventId: string, at: Date, session: Session): Promise<string[]> => {
    await requests.updateMany({ eventId }, { $set: { releasedAt: at } }, { session });
    return requests.distinct('date', { eventId, status: 'Approved' }).session(session);
  };

/** What is kept under any of these keys and not over becomes the room's; answers the days on which it is taken. */
const renameRoom =
  (requests: RoomRequests) =>
  async (
    { name, bookingKey }: Room,
    { keys, now }: { keys: string[]; now: Date },
    session: Session,
  ): Promise<string[]> => {
    const upcoming = { endsAt: { $gt: now } };
    const change = { $set: { room: name, roomKey: bookingKey } };
    await requests.updateMany({ roomKey: { $in: keys }, ...upcoming }, change, { session });
    return requests
      .distinct('date', { roomKey: bookingKey, status: 'Approved', ...upcoming, ...held })
      .session(session);
  };

/** As the rules see it. */
export function fromDocument({ _id, ...request }: RoomRequestDocument): RoomRequest {
  return { ...request, id: _id };
}
