import { keyOf, type BodyOf, type calls } from '@portal/contracts';

export interface Room {
  id: string;
  name: string;
  building: string;
  capacity: number;
  equipment: string[];
  active: boolean;
  /** The key of this room in requests: that of its first name, so that a renamed room keeps its bookings. */
  bookingKey: string;
}

export type NewRoom = BodyOf<typeof calls.addRoom>;
export type RoomChanges = BodyOf<typeof calls.changeRoom>;

/** Earlier requests for the same name become the room's, unless another room had this name and its key. */
export function newRoom(plan: NewRoom, { id, keyIsTaken }: { id: string; keyIsTaken: boolean }): Room {
  return { ...plan, id, bookingKey: keyIsTaken ? id : keyOf(plan.name) };
}

export function changedRoom(room: Room, changes: RoomChanges): Room {
  const {
    name = room.name,
    building = room.building,
    capacity = room.capacity,
    equipment = room.equipment,
    active = room.active,
  } = changes;
  return { ...room, name, building, capacity, equipment, active };
}
