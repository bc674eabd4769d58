import type { Session, Transaction } from '@portal/service-kit';
import type { AvailabilityService } from './availability.service';
import type { RoomKeyRepository } from './room-key.repository';

interface Dependencies {
  keys: RoomKeyRepository;
  availability: Pick<AvailabilityService, 'rewrite'>;
  transaction: Transaction;
}

export type RoomKeyService = ReturnType<typeof createRoomKeyService>;

export function createRoomKeyService({ keys, availability, transaction }: Dependencies) {
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
    await availability.rewrite(await keys.moveRequests(moved, session), session);
  }

  return { renew };
}
