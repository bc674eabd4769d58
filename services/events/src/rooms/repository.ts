import type { Page, PageRequest, Store } from '@portal/service-kit';
import { isDuplicateKey, pageOf, positionOf } from '@portal/service-kit';
import { roomKeyOf } from '../room-requests/domain';
import { searchableText, typedText } from '../search/domain';
import type { Room } from './domain';
import type { RoomDocument } from './model';
import { roomModel } from './model';

type Rooms = ReturnType<typeof roomModel>;

export type RoomRepository = ReturnType<typeof createRoomRepository>;

export function createRoomRepository({ connection }: Pick<Store, 'connection'>) {
  const rooms = roomModel(connection);
  return { page: page(rooms), add: add(rooms) };
}

/** By name. */
const page =
  (rooms: Rooms) =>
  async (q: string | undefined, { limit, cursor }: PageRequest): Promise<Page<Room>> => {
    const chosen = q ? { searchText: { $regex: typedText(q) } } : {};
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

/** False when a room has this name already; the unique index decides. */
const add =
  (rooms: Rooms) =>
  async ({ id, ...room }: Room): Promise<boolean> => {
    const searchText = searchableText(room.name, room.building);
    try {
      await rooms.create({ ...room, _id: id, key: roomKeyOf(room.name), searchText });
      return true;
    } catch (failure) {
      if (isDuplicateKey(failure)) return false;
      throw failure;
    }
  };

function fromDocument({ _id, key: _key, searchText: _searchText, ...room }: RoomDocument): Room {
  return { ...room, id: _id };
}
