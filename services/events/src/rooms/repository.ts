import type { Page, PageRequest, Session, Store } from '@portal/service-kit';
import { isDuplicateKey, pageOf, positionOf } from '@portal/service-kit';
import { searchableText, typedText } from '../search/domain';
import type { Room } from './domain';
import { roomKeyOf } from './domain';
import type { RoomDocument } from './model';
import { roomModel } from './model';

export interface RoomSelection {
  q?: string | undefined;
  active: 'yes' | 'all';
}

type Rooms = ReturnType<typeof roomModel>;

export type RoomRepository = ReturnType<typeof createRoomRepository>;

export function createRoomRepository({ connection }: Pick<Store, 'connection'>) {
  const rooms = roomModel(connection);
  return {
    page: page(rooms),
    all: all(rooms),
    find: find(rooms),
    named: named(rooms),
    hasBookingKey: hasBookingKey(rooms),
    add: add(rooms),
    change: change(rooms),
  };
}

/** By name. */
const page =
  (rooms: Rooms) =>
  async ({ q, active }: RoomSelection, { limit, cursor }: PageRequest): Promise<Page<Room>> => {
    const chosen = { ...(q && { searchText: { $regex: typedText(q) } }), ...(active === 'yes' && { active: true }) };
    const position = positionOf(cursor, 'string');
    const rest = position ? { key: { $gt: String(position.value) } } : {};
    const [found, total] = await Promise.all([
      rooms
        .find({ ...chosen, ...rest })
        .sort({ key: 1 })
        .limit(limit + 1)
        .lean<RoomDocument[]>(),
      rooms.countDocuments(chosen),
    ]);
    return pageOf(found.map(fromDocument), total, limit, ({ name, id }) => ({ value: roomKeyOf(name), id }));
  };

/** By name. */
const all = (rooms: Rooms) => async (): Promise<Room[]> =>
  (await rooms.find().sort({ key: 1 }).lean<RoomDocument[]>()).map(fromDocument);

const find =
  (rooms: Rooms) =>
  async (id: string, session: Session): Promise<Room | null> => {
    const found = await rooms.findById(id).session(session).lean<RoomDocument>();
    return found && fromDocument(found);
  };

const named =
  (rooms: Rooms) =>
  async (name: string, session?: Session): Promise<Room | null> => {
    const found = await rooms
      .findOne({ key: roomKeyOf(name) })
      .session(session ?? null)
      .lean<RoomDocument>();
    return found && fromDocument(found);
  };

/** Whether a room's requests are kept under this, whatever it is called now. */
const hasBookingKey =
  (rooms: Rooms) =>
  async (bookingKey: string, session: Session): Promise<boolean> =>
    (await rooms.exists({ bookingKey }).session(session)) !== null;

/** False when a room has this name already; the unique index decides. */
const add =
  (rooms: Rooms) =>
  async (room: Room, session: Session): Promise<boolean> =>
    unlessTaken(rooms.create([toDocument(room)], { session }));

/** Like `add`. */
const change =
  (rooms: Rooms) =>
  async (room: Room, session: Session): Promise<boolean> => {
    const { _id, ...changed } = toDocument(room);
    return unlessTaken(rooms.updateOne({ _id }, { $set: changed }, { session }));
  };

async function unlessTaken(writing: PromiseLike<unknown>): Promise<boolean> {
  try {
    await writing;
    return true;
  } catch (failure) {
    if (isDuplicateKey(failure)) return false;
    throw failure;
  }
}

function toDocument({ id, ...room }: Room): RoomDocument {
  return { ...room, _id: id, key: roomKeyOf(room.name), searchText: searchableText(room.name, room.building) };
}

function fromDocument({ _id, key, searchText: _text, bookingKey = key, ...room }: RoomDocument): Room {
  return { ...room, id: _id, bookingKey };
}
