import type { Page } from '@portal/service-kit';
import { DomainError, newId } from '@portal/service-kit';
import type { AnswerOf, QueryOf, calls } from '@portal/contracts';
import type { Room } from './domain';
import { answerOf } from './domain';
import type { RoomRepository } from './repository';

type RoomAnswer = AnswerOf<typeof calls.listRooms>[number];

export type RoomService = ReturnType<typeof createRoomService>;

export function createRoomService({ rooms }: { rooms: RoomRepository }) {
  return {
    async list({ q, ...place }: QueryOf<typeof calls.listRooms>): Promise<Page<RoomAnswer>> {
      const found = await rooms.page(q, place);
      return { ...found, items: found.items.map(answerOf) };
    },

    async add(room: Omit<Room, 'id'>): Promise<RoomAnswer> {
      const added = { ...room, id: newId() };
      if (!(await rooms.add(added))) throw new DomainError('ROOM.NAME_TAKEN');
      return answerOf(added);
    },
  };
}
