import type { Clock } from '@portal/service-kit';
import type { Room } from './domain';
import { roomKeyOf } from './domain';

/** The rooms by name, remembered for a moment: they hardly change, and every look at free times needs all of them. */
export interface Catalogue {
  rooms(): Promise<Room[]>;
  /** What requests for a room of this name are kept under, whether it is in the catalogue or somebody typed it. */
  keyOf(name: string): Promise<string>;
  /** After a write of this instance, so that whoever wrote sees it. */
  forget(): void;
}

interface Dependencies {
  rooms: { all(): Promise<Room[]> };
  clock: Clock;
}

/** How long a write of another instance may stay unseen. */
const LIFETIME_MS = 5_000;

export function createCatalogue({ rooms, clock }: Dependencies): Catalogue {
  let known: { rooms: Room[]; until: number } | undefined;
  let writes = 0;
  const catalogue: Catalogue = {
    async rooms() {
      const now = clock.now().getTime();
      if (known && now < known.until) return known.rooms;
      const before = writes;
      const read = await rooms.all();
      // What was read while somebody wrote may already be wrong.
      if (before === writes) known = { rooms: read, until: now + LIFETIME_MS };
      return read;
    },
    async keyOf(name) {
      const key = roomKeyOf(name);
      return (await catalogue.rooms()).find((room) => roomKeyOf(room.name) === key)?.bookingKey ?? key;
    },
    forget() {
      writes += 1;
      known = undefined;
    },
  };
  return catalogue;
}
