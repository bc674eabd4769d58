import type { Actor, Clock, Outbox, Page, Transaction } from '@portal/service-kit';
import { DomainError, newId } from '@portal/service-kit';
import type { AnswerOf, BodyOf, EventAnswer, QueryOf, calls } from '@portal/contracts';
import { areaOf } from '../areas/domain';
import { answerOf as eventAnswerOf } from '../event-view/domain';
import type { EventService } from '../events/service';
import type { RoomRequest, RoomWish } from './domain';
import { answerOf, approve, listedAnswerOf, reject, snapshotOf, submit as submitted } from './domain';
import type { RoomRequestRepository } from './repository';

interface Dependencies {
  roomRequests: RoomRequestRepository;
  events: Pick<EventService, 'openForRoomRequest'>;
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
  return { submit: submit(deps), review: review(deps), list: list(deps) };
}

const submit =
  (deps: Dependencies) =>
  async (actor: Actor, eventId: string, wish: RoomWish): Promise<EventAnswer> => {
    const { roomRequests, events, transaction, outbox, clock, timeZone } = deps;
    return transaction(async (session) => {
      const event = await events.openForRoomRequest(actor, eventId, session);
      const requester = { id: actor.userId, name: actor.name };
      const request = submitted(wish, { id: newId(), event, requester, timeZone, now: clock.now() });
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
 * Decisions for one room and day are taken one after the other, so that no two approvals overlap: the lock fails when
 * anybody decided since this transaction began to read, and then the decision is taken anew on what is true now.
 */
const review =
  (deps: Dependencies) =>
  async (actor: Actor, requestId: string, decision: Decision): Promise<Reviewed> => {
    const { roomRequests, transaction, outbox, clock } = deps;
    const { roomKey, date, eventId } = await existing(roomRequests.find(requestId));
    await roomRequests.openRoomDay({ roomKey, date });
    return transaction(async (session) => {
      const request = await existing(roomRequests.find(requestId, session));
      const reviewer = { id: actor.userId, name: actor.name };
      const now = clock.now();
      const reviewed =
        decision === 'Approved'
          ? approve(request, { approvedForRoom: await roomRequests.approvedFor(request, session), reviewer, now })
          : reject(request, { reviewer, now });
      await roomRequests.lockRoomDay({ roomKey, date }, session);
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

const list =
  ({ roomRequests }: Dependencies) =>
  async (actor: Actor, query: QueryOf<typeof calls.listRoomRequests>): Promise<Page<Listed>> => {
    const { status, date, room, ...place } = query;
    const found = await roomRequests.page({ area: areaOf(actor), status, date, room }, place);
    return { ...found, items: found.items.map(listedAnswerOf) };
  };

async function existing(finding: Promise<RoomRequest | null>): Promise<RoomRequest> {
  const request = await finding;
  if (!request) throw new DomainError('ROOM_REQUEST.NOT_FOUND');
  return request;
}
