import type { Clock, Session } from '@portal/service-kit';
import { bookedRoomsOf } from '../availability/domain';
import type { BookedDays } from '../availability/service';
import type { Room } from '../rooms/domain';
import type { RoomRequestRepository } from './repository';

interface Dependencies {
  roomRequests: RoomRequestRepository;
  bookedDays: Pick<BookedDays, 'write'>;
  clock: Clock;
}

export type SlotService = ReturnType<typeof createSlotService>;

/** What happens to slots without anybody's review. */
export function createSlotService({ roomRequests, bookedDays, clock }: Dependencies) {
  async function rewrite(dates: readonly string[], session: Session): Promise<void> {
    for (const date of new Set(dates)) {
      await bookedDays.write(date, bookedRoomsOf(await roomRequests.approvedOn(date, session)), session);
    }
  }

  return {
    /**
     * A slot belongs to an event that takes place. Writing the pending requests too makes an approval that is under way
     * start again and see the event cancelled.
     */
    async release(eventId: string, session: Session): Promise<void> {
      const dates = await roomRequests.release(eventId, clock.now(), session);
      await rewrite(dates, session);
    },

    /** What is still to come goes by the room's new name; what was asked for under that name is now the room's too. */
    async rename(room: Room, keys: string[], session: Session): Promise<void> {
      await rewrite(await roomRequests.renameRoom(room, { keys, now: clock.now() }, session), session);
    },
  };
}
