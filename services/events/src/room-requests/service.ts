import type { Actor, Clock, Outbox, Page, Session, Transaction } from '@portal/service-kit';
import { DomainError, newId } from '@portal/service-kit';
import type { AnswerOf, BodyOf, EventAnswer, QueryOf, calls } from '@portal/contracts';
import { areaOf } from '../areas/domain';
import { answerOf as eventAnswerOf } from '../event-view/domain';
import { bookedRoomsOf } from '../availability/domain';
import type { BookedDays } from '../availability/service';
import type { CampusEvent } from '../events/domain';
import { assertTakesRooms } from '../events/domain';
import type { EventService } from '../events/service';
import type { Catalogue } from '../rooms/catalogue.service';
import type { Room } from '../rooms/domain';
import type { Review, RoomRequest, RoomWish } from './domain';
import { answerOf, approve, listedAnswerOf, reject, snapshotOf, submit as submitted } from './domain';
import type { RoomRequestRepository } from './repository';

interface Dependencies {
  roomRequests: RoomRequestRepository;
  events: Pick<EventService, 'openForRoomRequest'>;
  findEvent(id: string, session: Session): Promise<CampusEvent | null>;
  bookedDays: Pick<BookedDays, 'ensureExists' | 'write'>;
  rooms: { named(name: string, session: Session): Promise<Room | null> };
  catalogue: Pick<Catalogue, 'rooms' | 'keyOf'>;
  transaction: Transaction;
  outbox: Outbox;
  clock: Clock;
  timeZone: string;
}

type Decision = BodyOf<typeof calls.reviewRoomRequest>['status'];
type Reviewed = AnswerOf<typeof calls.reviewRoomRequest>;
type Listed = AnswerOf<typeof calls.listRoomRequests>[number];

export type RoomRequestService = ReturnType<typeof createRoomRequestService>;

export function createRoomRequestService(deps: Dependencies) {
  return { submit: submit(deps), review: review(deps), rivals: rivals(deps), list: list(deps) };
}

const submit =
  (deps: Dependencies) =>
  async (actor: Actor, eventId: string, wish: RoomWish): Promise<EventAnswer> => {
    const { roomRequests, events, rooms, transaction, outbox, clock, timeZone } = deps;
    return transaction(async (session) => {
      const event = await events.openForRoomRequest(actor, eventId, session);
      const requester = { id: actor.userId, name: actor.name };
      const known = await rooms.named(wish.room, session);
      const request = submitted(wish, { id: newId(), event, known, requester, timeZone, now: clock.now() });
      await roomRequests.add(request, session);
      await outbox.enqueue(session, {
        type: 'events.room-request.submitted.v1',
        subject: request.id,
        data: snapshotOf(request),
        actor,
      });
      const requests = (await roomRequests.ofEvents([eventId], session)).map(answerOf);
      return eventAnswerOf(event, { now: clock.now(), managed: true, roomRequests: requests });
    });
  };

/**
 * Approvals for one day are decided one after the other, so that no two overlap: writing the day fails when anybody
 * approved since this transaction began to read, and then the decision is taken anew on what is true now.
 */
const review =
  (deps: Dependencies) =>
  async (actor: Actor, requestId: string, decision: Decision): Promise<Reviewed> => {
    const { roomRequests, bookedDays, transaction, outbox, clock } = deps;
    const { date, eventId } = await existing(roomRequests.find(requestId));
    if (decision === 'Approved') await bookedDays.ensureExists(date);
    return transaction(async (session) => {
      const request = await existing(roomRequests.find(requestId, session));
      const by = { reviewer: { id: actor.userId, name: actor.name }, now: clock.now() };
      const reviewed = decision === 'Approved' ? await approved(deps, request, by, session) : reject(request, by);
      if (!(await roomRequests.saveReview(reviewed, session))) throw new DomainError('ROOM_REQUEST.ALREADY_REVIEWED');
      await outbox.enqueue(session, {
        type: decision === 'Approved' ? 'events.room-request.approved.v1' : 'events.room-request.rejected.v1',
        subject: requestId,
        data: snapshotOf(reviewed),
        actor,
      });
      return { _id: eventId, room_requests: (await roomRequests.ofEvents([eventId], session)).map(answerOf) };
    });
  };

async function approved(deps: Dependencies, request: RoomRequest, by: Review, session: Session): Promise<RoomRequest> {
  const { roomRequests, bookedDays, findEvent } = deps;
  const others = await roomRequests.approvedOn(request.date, session);
  const reviewed = approve(request, { approved: others, ...by });
  const event = await findEvent(request.eventId, session);
  if (event) assertTakesRooms(event, by.now);
  await bookedDays.write(request.date, bookedRoomsOf([...others, reviewed]), session);
  return reviewed;
}

const rivals =
  ({ roomRequests }: Dependencies) =>
  async (requestId: string): Promise<Listed[]> => {
    const request = await existing(roomRequests.find(requestId));
    return (await roomRequests.rivalsOf(request)).map(listedAnswerOf);
  };

const list =
  ({ roomRequests, catalogue }: Dependencies) =>
  async (actor: Actor, query: QueryOf<typeof calls.listRoomRequests>): Promise<Page<Listed>> => {
    const { status, date, room, ...place } = query;
    const roomKey = room && (await catalogue.keyOf(room));
    const found = await roomRequests.page({ area: areaOf(actor), status, date, roomKey }, place);
    return { ...found, items: found.items.map(listedAnswerOf) };
  };

async function existing(finding: Promise<RoomRequest | null>): Promise<RoomRequest> {
  const request = await finding;
  if (!request) throw new DomainError('ROOM_REQUEST.NOT_FOUND');
  return request;
}
