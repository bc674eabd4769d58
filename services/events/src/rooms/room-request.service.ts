import type { AnswerOf, EventAnswer, QueryOf, RoomRequestAnswer } from '@portal/contracts';
import { calls, keyOf } from '@portal/contracts';
import type { Actor, Clock, Page, RunExclusive, Scope, Session, Transaction } from '@portal/service-kit';
import { DomainError, newId, requireInScope, scopeOf } from '@portal/service-kit';
import type { DirectoryService } from '../directory/directory.service';
import { assertActive, requireManaged } from '../events/event.domain';
import { eventAnswerOf } from '../events/event.presenter';
import type { EventRepository } from '../events/event.repository';
import type { RoomCatalogue } from './room-catalogue.service';
import type { PurposeRequestInput, RequestSubject, RoomRequest, RoomRequestInput } from './room-request.domain';
import { assertInUse, forEvent, forPurpose, submit as submitted } from './room-request.domain';
import { listedRoomRequestAnswerOf, requestsAnswerOf, roomRequestAnswerOf } from './room-request.presenter';
import type { RoomRequestRepository } from './room-request.repository';
import type { RoomRequestWriter } from './room-request.writer';
import type { RoomRepository } from './room.repository';

interface Dependencies {
  requests: Pick<
    RoomRequestRepository,
    'find' | 'findOfEvents' | 'findOfSameEvent' | 'findOfWaitingEvents' | 'list' | 'findCompeting'
  >;
  writer: Pick<RoomRequestWriter, 'add' | 'withdraw'>;
  rooms: Pick<RoomRepository, 'findByName' | 'findByRequestKey'>;
  catalogue: Pick<RoomCatalogue, 'bookingKeyOf'>;
  events: Pick<EventRepository, 'countRoomRequest'>;
  directory: Pick<DirectoryService, 'findActiveUnit'>;
  /** By event, shared with what else counts on it. */
  runExclusive: RunExclusive;
  transaction: Transaction;
  clock: Clock;
  timeZone: string;
}

interface Submission {
  actor: Actor;
  subject: RequestSubject;
  input: RoomRequestInput;
}

type ListedRoomRequest = AnswerOf<typeof calls.listRoomRequests>[number];

export type RoomRequestService = ReturnType<typeof createRoomRequestService>;

export function createRoomRequestService(deps: Dependencies) {
  const { requests, writer, rooms, catalogue, events, directory, runExclusive, transaction, clock, timeZone } = deps;

  async function submit(actor: Actor, eventId: string, input: RoomRequestInput): Promise<EventAnswer> {
    const work = async (session: Session) => {
      const event = requireManaged(actor, calls.requestRoom, await events.countRoomRequest(eventId, session));
      assertActive(event, clock.now());
      await add({ actor, subject: forEvent(event), input }, session);
      const answers = (await answersByEvent([eventId], session)).get(eventId);
      return eventAnswerOf(event, { now: clock.now(), managed: true, roomRequests: answers });
    };
    return runExclusive(eventId, () => transaction(work));
  }

  async function submitForPurpose(
    actor: Actor,
    { unit_id: unitId, purpose, ...input }: PurposeRequestInput,
  ): Promise<ListedRoomRequest> {
    return transaction(async (session) => {
      const unit = await directory.findActiveUnit(unitId);
      if (!unit) throw new DomainError('ROOM_REQUEST.UNIT_NOT_FOUND');
      requireInScope(scopeOf(actor, calls.requestRoomForPurpose), { unit }, 'ROOM_REQUEST.OUT_OF_SCOPE');
      return listedRoomRequestAnswerOf(await add({ actor, subject: forPurpose(purpose, unit), input }, session));
    });
  }

  async function add({ actor, subject, input }: Submission, session: Session): Promise<RoomRequest> {
    const room = await rooms.findByName(input.room, session);
    // The name may be the one that a room had before.
    assertInUse(room ?? (await rooms.findByRequestKey(keyOf(input.room), session)));
    const request = submitted(input, {
      id: newId(),
      subject,
      room,
      requester: { id: actor.userId, name: actor.name },
      timeZone,
      now: clock.now(),
    });
    await writer.add(request, actor, session);
    return request;
  }

  async function withdraw(actor: Actor, requestId: string): Promise<AnswerOf<typeof calls.withdrawRoomRequest>> {
    return transaction(async (session) => {
      const request = await requests.find(requestId, session);
      if (!request) throw new DomainError('ROOM_REQUEST.NOT_FOUND');
      requireInScope(scopeOf(actor, calls.withdrawRoomRequest), request, 'ROOM_REQUEST.OUT_OF_SCOPE');
      await writer.withdraw(request, actor, session);
      return requestsAnswerOf(request, await requests.findOfSameEvent(request, session));
    });
  }

  /** Oldest first. */
  async function answersByEvent(
    eventIds: readonly string[],
    session?: Session,
  ): Promise<Map<string, RoomRequestAnswer[]>> {
    return byEvent(await requests.findOfEvents(eventIds, session));
  }

  /** All requests of the events with one that waits for a decision, oldest first. */
  async function answersOfWaiting(scope: Scope): Promise<Map<string, RoomRequestAnswer[]>> {
    return byEvent(await requests.findOfWaitingEvents(scope, clock.now()));
  }

  async function list(
    actor: Actor,
    { status, date, room, unit, q, sort, ...page }: QueryOf<typeof calls.listRoomRequests>,
  ): Promise<Page<ListedRoomRequest>> {
    const scope = scopeOf(actor, calls.listRoomRequests);
    const roomKey = room && (await catalogue.bookingKeyOf(room));
    const found = await requests.list({ scope, status, date, roomKey, unit, q, sort, now: clock.now() }, page);
    return { ...found, items: found.items.map(listedRoomRequestAnswerOf) };
  }

  /** The requests that could no longer be approved if this one were. */
  async function listCompeting(requestId: string): Promise<ListedRoomRequest[]> {
    const request = await requests.find(requestId);
    if (!request) throw new DomainError('ROOM_REQUEST.NOT_FOUND');
    return (await requests.findCompeting(request)).map(listedRoomRequestAnswerOf);
  }

  return { submit, submitForPurpose, withdraw, answersByEvent, answersOfWaiting, list, listCompeting };
}

function byEvent(requests: readonly RoomRequest[]): Map<string, RoomRequestAnswer[]> {
  const answers = new Map<string, RoomRequestAnswer[]>();
  for (const request of requests) {
    const { eventId } = request;
    if (eventId !== undefined) answers.set(eventId, [...(answers.get(eventId) ?? []), roomRequestAnswerOf(request)]);
  }
  return answers;
}
