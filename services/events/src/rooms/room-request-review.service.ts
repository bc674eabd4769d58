import type { AnswerOf, BodyOf, calls } from '@portal/contracts';
import type { Actor, Clock, Outbox, RunExclusive, Session, Transaction } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit';
import { assertActive } from '../events/event.domain';
import type { EventRepository } from '../events/event.repository';
import { bookedRoomsOf } from './booked-day.domain';
import type { BookedDayRepository } from './booked-day.repository';
import type { Decision, RoomRequest } from './room-request.domain';
import { approve, reject } from './room-request.domain';
import { roomRequestAnswerOf, roomRequestSnapshotOf } from './room-request.presenter';
import type { RoomRequestRepository } from './room-request.repository';

interface Dependencies {
  requests: RoomRequestRepository;
  bookedDays: Pick<BookedDayRepository, 'write'>;
  events: Pick<EventRepository, 'find'>;
  /** By day: approvals of one instance wait here instead of in the store. */
  runExclusive: RunExclusive;
  transaction: Transaction;
  outbox: Outbox;
  clock: Clock;
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
  const { requests, bookedDays, events, runExclusive, transaction, outbox, clock } = deps;

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
    const { status, reason } = verdict;
    const isApproval = status === 'Approved';
    const request = await findExisting(requestId, session);
    const { eventId } = request;
    const decision = { reviewer: { id: actor.userId, name: actor.name }, now: clock.now() };
    const reviewed = isApproval ? await book(request, decision, session) : reject(request, { ...decision, reason });
    if (!(await requests.saveReview(reviewed, session))) throw new DomainError('ROOM_REQUEST.ALREADY_REVIEWED');
    await outbox.enqueue(session, {
      type: isApproval ? 'events.room-request.approved.v1' : 'events.room-request.rejected.v1',
      subject: requestId,
      data: roomRequestSnapshotOf(reviewed),
      actor,
    });
    const ofEvent = await requests.findOfEvents([eventId], session);
    return { _id: eventId, room_requests: ofEvent.map(roomRequestAnswerOf) };
  }

  async function book(request: RoomRequest, decision: Decision, session: Session): Promise<RoomRequest> {
    const approved = await requests.findApprovedOn(request.date, session);
    const reviewed = approve(request, { approved, ...decision });
    const event = await events.find(request.eventId, { session });
    if (event) assertActive(event, decision.now);
    await bookedDays.write(request.date, bookedRoomsOf([...approved, reviewed]), session);
    return reviewed;
  }

  async function findExisting(id: string, session?: Session): Promise<RoomRequest> {
    const request = await requests.find(id, session);
    if (!request) throw new DomainError('ROOM_REQUEST.NOT_FOUND');
    return request;
  }

  return { review };
}
