import { keyOf, type AnswerOf, type QueryOf, type calls } from '@portal/contracts';
import type { Actor, Clock, Outbox, Page, Session, Transaction } from '@portal/service-kit';
import { afterCommit, DomainError, newId } from '@portal/service-kit';
import type { RoomCatalogue } from './room-catalogue.service';
import type { RoomRequestWriter } from './room-request.writer';
import type { NewRoom, Room, RoomChanges } from './room.domain';
import { changedRoom, newRoom } from './room.domain';
import { roomAnswerOf, roomSnapshotOf } from './room.presenter';
import type { RoomUseRepository } from './room-use.repository';
import type { RoomRepository } from './room.repository';

interface Dependencies {
  rooms: RoomRepository;
  catalogue: Pick<RoomCatalogue, 'invalidate'>;
  roomUse: Pick<RoomUseRepository, 'countUpcoming'>;
  roomRequests: Pick<RoomRequestWriter, 'announceClosed' | 'moveToRoom'>;
  transaction: Transaction;
  outbox: Outbox;
  clock: Clock;
}

type RoomAnswer = AnswerOf<typeof calls.listRooms>[number];

export type RoomService = ReturnType<typeof createRoomService>;

export function createRoomService(deps: Dependencies) {
  const { rooms, catalogue, roomUse, roomRequests, transaction, outbox, clock } = deps;

  async function list({ q, active, ...page }: QueryOf<typeof calls.listRooms>): Promise<Page<RoomAnswer>> {
    const found = await rooms.list({ q, active }, page);
    return { ...found, items: found.items.map(roomAnswerOf) };
  }

  /** Without an actor when the demo institute is made. */
  async function add(plan: NewRoom, actor?: Actor): Promise<RoomAnswer> {
    return transaction(async (session) => {
      afterCommit(session, catalogue.invalidate);
      const keyIsTaken = await rooms.hasBookingKey(keyOf(plan.name), session);
      const room = newRoom(plan, { id: newId(), keyIsTaken });
      if (!(await rooms.add(room, session))) throw nameTaken();
      const data = roomSnapshotOf(room);
      await outbox.enqueue(session, { type: 'events.room.added.v1', subject: room.id, data, ...(actor && { actor }) });
      return roomAnswerOf(room);
    });
  }

  async function change(actor: Actor, id: string, changes: RoomChanges): Promise<RoomAnswer> {
    return transaction(async (session) => {
      afterCommit(session, catalogue.invalidate);
      const room = await rooms.find(id, session);
      if (!room) throw new DomainError('ROOM.NOT_FOUND');
      const changed = changedRoom(room, changes);
      if (!(await rooms.change(changed, session))) throw nameTaken();
      if (changed.name !== room.name) await renameRequests(changed, session);
      if (room.active && !changed.active) await roomRequests.announceClosed(changed, actor, session);
      const data = roomSnapshotOf(changed);
      await outbox.enqueue(session, { type: 'events.room.changed.v1', subject: id, data, actor });
      return roomAnswerOf(changed);
    });
  }

  async function readUse(id: string): Promise<AnswerOf<typeof calls.readRoomUse>> {
    const room = await rooms.find(id);
    if (!room) throw new DomainError('ROOM.NOT_FOUND');
    return roomUse.countUpcoming(room, clock.now());
  }

  /** Requests for the new name, from before a room had it, become this room's too. */
  async function renameRequests(room: Room, session: Session): Promise<void> {
    const { name, bookingKey } = room;
    const key = keyOf(name);
    const isAnothers = key !== bookingKey && (await rooms.hasBookingKey(key, session));
    await roomRequests.moveToRoom(room, isAnothers ? [bookingKey] : [bookingKey, key], session);
  }

  return { list, add, change, readUse };
}

const nameTaken = () =>
  new DomainError('ROOM.NAME_TAKEN', {
    errors: [{ path: 'name', message: 'A room with this name already exists.' }],
  });
