import type { BodyOf, EventData, calls } from '@portal/contracts';

export interface Room {
  id: string;
  name: string;
  building: string;
  capacity: number;
  equipment: string[];
  active: boolean;
  /** What requests for this room are kept under: its first name, so that a renamed room keeps what is booked. */
  bookingKey: string;
}

export type NewRoom = BodyOf<typeof calls.addRoom>;
export type RoomChanges = BodyOf<typeof calls.changeRoom>;

/** Names of rooms are compared without case and repeated spaces. */
export function roomKeyOf(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Requests for a name that nobody had entered yet become the room's; not those of a room that was called so before. */
export function newRoom(plan: NewRoom, { id, keyIsTaken }: { id: string; keyIsTaken: boolean }): Room {
  return { ...plan, id, bookingKey: keyIsTaken ? id : roomKeyOf(plan.name) };
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

export function answerOf({ id, bookingKey: _key, ...room }: Room) {
  return { _id: id, ...room };
}

/** What other services learn of a room. */
export function snapshotOf({
  id,
  name,
  building,
  capacity,
  equipment,
  active,
}: Room): EventData<'events.room.added.v1'> {
  return { roomId: id, name, building, capacity, equipment, active };
}
