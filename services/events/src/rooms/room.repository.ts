import { keyOf, sortKeyOf } from '@portal/contracts';
import type { Page, PageRequest, Session, Store } from '@portal/service-kit';
import { findPage, isDuplicateKey, renewFields, searchTextOf, textFilterOf } from '@portal/service-kit';
import type { Room } from './room.domain';
import type { RoomDocument } from './room.model';
import { roomModel } from './room.model';

export interface RoomSelection {
  q?: string | undefined;
  active: 'yes' | 'all';
}

export type RoomRepository = ReturnType<typeof createRoomRepository>;

export function createRoomRepository({ connection }: Pick<Store, 'connection'>) {
  const rooms = roomModel(connection);

  /** By name. */
  async function list({ q, active }: RoomSelection, page: PageRequest): Promise<Page<Room>> {
    const filter = { ...textFilterOf(q), ...(active === 'yes' && { active: true }) };
    const found = await findPage(rooms, { filter, sort: { sortKey: 1 }, ...page });
    return { ...found, items: found.items.map(fromDocument) };
  }

  /** By name. */
  async function findAll(): Promise<Room[]> {
    return (await rooms.find().sort({ sortKey: 1, _id: 1 }).lean<RoomDocument[]>()).map(fromDocument);
  }

  async function find(id: string, session: Session | null = null): Promise<Room | null> {
    const found = await rooms.findById(id).session(session).lean<RoomDocument>();
    return found && fromDocument(found);
  }

  async function findByName(name: string, session: Session | null = null): Promise<Room | null> {
    const found = await rooms
      .findOne({ key: keyOf(name) })
      .session(session)
      .lean<RoomDocument>();
    return found && fromDocument(found);
  }

  /** The room whose requests are stored under this key; else the one that has got this name since they were made. */
  async function findByRequestKey(roomKey: string, session: Session): Promise<Room | null> {
    const found = await rooms
      .find({ $or: [{ bookingKey: roomKey }, { key: roomKey }] })
      .session(session)
      .lean<RoomDocument[]>();
    const candidates = found.map(fromDocument);
    return candidates.find(({ bookingKey }) => bookingKey === roomKey) ?? candidates[0] ?? null;
  }

  /** Whether the requests of a room are stored under this key, whatever its name is now. */
  async function hasBookingKey(bookingKey: string, session: Session): Promise<boolean> {
    return (await rooms.exists({ bookingKey }).session(session)) !== null;
  }

  /** False when a room has this name already; the unique index decides. */
  async function add(room: Room, session: Session): Promise<boolean> {
    return isNameFree(rooms.create([toDocument(room)], { session }));
  }

  /** False when another room has this name; the unique index decides. */
  async function change(room: Room, session: Session): Promise<boolean> {
    const { _id, ...changed } = toDocument(room);
    return isNameFree(rooms.updateOne({ _id }, { $set: changed }, { session }));
  }

  /** Rows of earlier builds are found and sorted as today's. */
  const renewListFields = () => renewFields<Room>(rooms, listedBy);

  return { list, findAll, find, findByName, findByRequestKey, hasBookingKey, add, change, renewListFields };
}

async function isNameFree(write: PromiseLike<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (failure) {
    if (isDuplicateKey(failure)) return false;
    throw failure;
  }
}

/** What the list is sorted and searched by. */
const listedBy = ({ name, building }: Pick<Room, 'name' | 'building'>) => ({
  sortKey: sortKeyOf(name),
  searchText: searchTextOf(name, building),
});

function toDocument({ id, ...room }: Room): RoomDocument {
  return { ...room, _id: id, key: keyOf(room.name), ...listedBy(room) };
}

function fromDocument({ _id, key, sortKey: _order, searchText: _text, bookingKey = key, ...room }: RoomDocument): Room {
  return { id: _id, bookingKey, ...room };
}
