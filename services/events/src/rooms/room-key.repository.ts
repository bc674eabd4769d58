import { keyOf } from '@portal/contracts';
import type { Session, Store } from '@portal/service-kit';
import { roomRequestModel } from './room-request.model';
import { roomModel, type RoomDocument } from './room.model';

interface Move {
  from: string;
  to: string;
}

export type RoomKeyRepository = ReturnType<typeof createRoomKeyRepository>;

/** Keys of rooms that builds before `keyOf` stored. */
export function createRoomKeyRepository({ connection }: Pick<Store, 'connection'>) {
  const rooms = roomModel(connection);
  const requests = roomRequestModel(connection);

  /** The ids of rooms with such a key, the oldest first. */
  async function listFormerRooms(): Promise<string[]> {
    const found = await rooms.find({}, { name: 1, key: 1, bookingKey: 1 }).sort({ _id: 1 }).lean<RoomDocument[]>();
    return found.filter(isFormer).map(({ _id }) => _id);
  }

  /**
   * Where another room has the key already, the room keeps the one it has, until it gets a name of its own, and its
   * bookings stay its own under its id. Answers where its requests are to be moved.
   */
  async function renewRoom(_id: string, session: Session): Promise<Move | null> {
    const room = await rooms.findById(_id).session(session).orFail().lean<RoomDocument>();
    const { key, bookingKey = key } = room;
    const others = { _id: { $ne: _id } };
    const isKeyTaken = await rooms.exists({ ...others, key: keyOf(room.name) }).session(session);
    const isBookingKeyTaken = await rooms.exists({ ...others, bookingKey: keyOf(bookingKey) }).session(session);
    const to = bookingKey !== keyOf(bookingKey) && isBookingKeyTaken ? _id : keyOf(bookingKey);
    await rooms.updateOne({ _id }, { $set: { key: isKeyTaken ? key : keyOf(room.name), bookingKey: to } }, { session });
    return to === bookingKey ? null : { from: bookingKey, to };
  }

  /** The keys of requests for rooms that are not in the catalogue. */
  async function listFormerRequests(): Promise<string[]> {
    const keys: string[] = await requests.distinct('roomKey');
    return keys.filter((key) => key !== keyOf(key));
  }

  /** That of the room which has the name today, or else of the name itself. */
  async function keyOfRequests(former: string, session: Session): Promise<string> {
    const room = await rooms
      .findOne({ key: keyOf(former) })
      .session(session)
      .lean<RoomDocument>();
    return room?.bookingKey ?? keyOf(former);
  }

  /** Answers the days on which the moved requests have the room booked. */
  async function moveRequests({ from, to }: Move, session: Session): Promise<string[]> {
    const days: string[] = await requests.distinct('date', { roomKey: from, status: 'Approved' }).session(session);
    await requests.updateMany({ roomKey: from }, { $set: { roomKey: to } }, { session });
    return days;
  }

  return { listFormerRooms, renewRoom, listFormerRequests, keyOfRequests, moveRequests };
}

const isFormer = ({ name, key, bookingKey }: RoomDocument) =>
  key !== keyOf(name) || bookingKey === undefined || bookingKey !== keyOf(bookingKey);
