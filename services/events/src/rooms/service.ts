import type { Actor, Outbox, Page, Session, Transaction } from '@portal/service-kit';
import { DomainError, newId } from '@portal/service-kit';
import type { AnswerOf, QueryOf, calls } from '@portal/contracts';
import type { Catalogue } from './catalogue.service';
import type { NewRoom, Room, RoomChanges } from './domain';
import { answerOf, changedRoom, newRoom, roomKeyOf, snapshotOf } from './domain';
import type { RoomRepository } from './repository';

interface Dependencies {
  rooms: RoomRepository;
  catalogue: Pick<Catalogue, 'forget'>;
  /** What is requested under these keys goes by the room's new name. */
  renameRequested(room: Room, keys: string[], session: Session): Promise<void>;
  transaction: Transaction;
  outbox: Outbox;
}

type RoomAnswer = AnswerOf<typeof calls.listRooms>[number];

export type RoomService = ReturnType<typeof createRoomService>;

export function createRoomService(deps: Dependencies) {
  return { list: list(deps), add: add(deps), change: change(deps) };
}

const list =
  ({ rooms }: Dependencies) =>
  async ({ q, active, ...place }: QueryOf<typeof calls.listRooms>): Promise<Page<RoomAnswer>> => {
    const found = await rooms.page({ q, active }, place);
    return { ...found, items: found.items.map(answerOf) };
  };

const add =
  ({ rooms, catalogue, transaction, outbox }: Dependencies) =>
  async (plan: NewRoom, actor?: Actor): Promise<RoomAnswer> =>
    transaction(async (session) => {
      session.once('ended', catalogue.forget);
      const keyIsTaken = await rooms.hasBookingKey(roomKeyOf(plan.name), session);
      const room = newRoom(plan, { id: newId(), keyIsTaken });
      if (!(await rooms.add(room, session))) throw nameTaken();
      const data = snapshotOf(room);
      await outbox.enqueue(session, { type: 'events.room.added.v1', subject: room.id, data, ...(actor && { actor }) });
      return answerOf(room);
    });

const change =
  ({ rooms, catalogue, renameRequested, transaction, outbox }: Dependencies) =>
  async (actor: Actor, id: string, changes: RoomChanges): Promise<RoomAnswer> =>
    transaction(async (session) => {
      session.once('ended', catalogue.forget);
      const room = await rooms.find(id, session);
      if (!room) throw new DomainError('ROOM.NOT_FOUND');
      const changed = changedRoom(room, changes);
      if (!(await rooms.change(changed, session))) throw nameTaken();
      const { name, bookingKey } = changed;
      if (name !== room.name) {
        const key = roomKeyOf(name);
        const keyIsAnothers = key !== bookingKey && (await rooms.hasBookingKey(key, session));
        await renameRequested(changed, keyIsAnothers ? [bookingKey] : [bookingKey, key], session);
      }
      const data = snapshotOf(changed);
      await outbox.enqueue(session, { type: 'events.room.changed.v1', subject: id, data, actor });
      return answerOf(changed);
    });

const nameTaken = () =>
  new DomainError('ROOM.NAME_TAKEN', {
    errors: [{ path: 'name', message: 'A room with this name already exists.' }],
  });
