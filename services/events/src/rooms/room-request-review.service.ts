import type { AnswerOf, BodyOf, calls } from '@portal/contracts';
import type { Actor, Clock, RunExclusive, Session, Transaction } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit';
import { assertActive } from '../events/event.domain';
import type { EventRepository } from '../events/event.repository';
import type { Decision, RoomRequest } from './room-request.domain';
import { approve, reject } from './room-request.domain';
import { requestsAnswerOf } from './room-request.presenter';
import type { RoomRequestRepository } from './room-request.repository';
import type { RoomRequestWriter } from './room-request.writer';
import type { RoomRepository } from './room.repository';

interface Dependencies {
  requests: Pick<RoomRequestRepository, 'find' | 'findOfSameEvent'>;
  writer: Pick<RoomRequestWriter, 'saveReview'>;
  rooms: Pick<RoomRepository, 'findByRequestKey'>;
  events: Pick<EventRepository, 'find'>;
  /** By day: approvals of one instance wait here instead of in the store. */
  runExclusive: RunExclusive;
  transaction: Transaction;
  clock: Clock;
  timeZone: string;
}

type Verdict = BodyOf<typeof calls.reviewRoomRequest>;
type Reviewed = AnswerOf<typeof calls.reviewRoomRequest>;

interface Review {
  actor: Actor;
  requestId: string;
  verdict: Verdict;
}

export type RoomRequestReviewService = ReturnType<typeof createRoomRequestReviewService>;

export function createRoomRequestReviewService(deps: Dependencies) {
  const { requests, writer, rooms, events, runExclusive, transaction, clock, timeZone } = deps;

  /**
   * Approvals for one day are decided one after the other, so that no two overlap: writing the day fails when another
   * instance approved since this transaction began to read, and it starts again.
   */
  async function review(actor: Actor, requestId: string, verdict: Verdict): Promise<Reviewed> {
    const work = () => transaction((session) => reviewWithin({ actor, requestId, verdict }, session));
    if (verdict.status !== 'Approved') return work();
    const { date } = await findExisting(requestId);
    return runExclusive(date, work);
  }

  async function reviewWithin({ actor, requestId, verdict }: Review, session: Session): Promise<Reviewed> {
    const request = await findExisting(requestId, session);
    const decision = { reviewer: { id: actor.userId, name: actor.name }, now: clock.now() };
    const reviewed =
      verdict.status === 'Approved'
        ? await approveWithin(request, decision, session)
        : reject(request, { ...decision, reason: verdict.reason });
    await writer.saveReview(reviewed, actor, session);
    return requestsAnswerOf(request, await requests.findOfSameEvent(request, session));
  }

  /** The room may have got its name from the catalogue while the request was made. */
  async function approveWithin(request: RoomRequest, decision: Decision, session: Session): Promise<RoomRequest> {
    const event = request.eventId !== undefined && (await events.find(request.eventId, { session }));
    if (event) assertActive(event, decision.now);
    const room = await rooms.findByRequestKey(request.roomKey, session);
    return approve(request, { ...decision, room, timeZone });
  }

  async function findExisting(id: string, session?: Session): Promise<RoomRequest> {
    const request = await requests.find(id, session);
    if (!request) throw new DomainError('ROOM_REQUEST.NOT_FOUND');
    return request;
  }

  return { review };
}
