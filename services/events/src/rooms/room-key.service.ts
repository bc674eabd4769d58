import type { Session, Transaction } from '@portal/service-kit';
import type { RoomKeyRepository } from './room-key.repository';
import type { RoomRequestWriter } from './room-request.writer';
import type { RoomRepository } from './room.repository';

interface Dependencies {
  keys: RoomKeyRepository;
  rooms: Pick<RoomRepository, 'renewListFields'>;
  bookings: Pick<RoomRequestWriter, 'refreshDays'>;
  transaction: Transaction;
}

export type RoomKeyService = ReturnType<typeof createRoomKeyService>;

export function createRoomKeyService({ keys, rooms, bookings, transaction }: Dependencies) {
  /** Gives rooms and requests of earlier builds the keys of today (054). */
  async function renew(): Promise<void> {
    for (const id of await keys.listFormerRooms()) {
      await transaction(async (session) => {
        const moved = await keys.renewRoom(id, session);
        if (moved) await moveRequests(moved, session);
      });
    }
    for (const from of await keys.listFormerRequests()) {
      await transaction(async (session) =>
        moveRequests({ from, to: await keys.keyOfRequests(from, session) }, session),
      );
    }
  }

  async function moveRequests(moved: { from: string; to: string }, session: Session): Promise<void> {
    await bookings.refreshDays(await keys.moveRequests(moved, session), session);
  }

  return { renew, renewListFields: rooms.renewListFields };
}
