import { keyOf, SECOND_MS } from '@portal/contracts';
import type { Clock } from '@portal/service-kit';
import type { Room } from './room.domain';
import type { RoomRepository } from './room.repository';

interface Dependencies {
  rooms: Pick<RoomRepository, 'findAll' | 'findByName'>;
  clock: Clock;
}

/** How long a write of another instance may stay unseen. */
const LIFETIME_MS = 5 * SECOND_MS;

export type RoomCatalogue = ReturnType<typeof createRoomCatalogue>;

/** All rooms, cached: they hardly change, and every look at the availability needs them. */
export function createRoomCatalogue({ rooms, clock }: Dependencies) {
  let cached: { rooms: Room[]; until: number } | undefined;
  let writes = 0;

  /** By name. */
  async function findAll(): Promise<Room[]> {
    const now = clock.now().getTime();
    if (cached && now < cached.until) return cached.rooms;
    const before = writes;
    const read = await rooms.findAll();
    // What was read during a write may already be wrong.
    if (before === writes) cached = { rooms: read, until: now + LIFETIME_MS };
    return read;
  }

  /** The key of a room in requests, by its name, whether it is in the catalogue or not. */
  async function bookingKeyOf(name: string): Promise<string> {
    return (await rooms.findByName(name))?.bookingKey ?? keyOf(name);
  }

  /** After a write of this instance. */
  function invalidate(): void {
    writes += 1;
    cached = undefined;
  }

  return { findAll, bookingKeyOf, invalidate };
}
