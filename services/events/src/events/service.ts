import type { Actor, Clock, Outbox, Page, Session, Transaction } from '@portal/service-kit';
import { DomainError, newId } from '@portal/service-kit';
import type { EventAnswer, EventStatus, QueryOf, Role, calls } from '@portal/contracts';
import { areaOf, assertOwnIdentity, covers, coversUnit, managed } from '../areas/domain';
import { answerOf, listedAnswerOf, snapshotOf } from '../event-view/domain';
import type { OrganizerService } from '../organizers/service';
import type { Registration } from '../registrations/domain';
import { myAnswerOf } from '../registrations/domain';
import type { RoomRequest } from '../room-requests/domain';
import { answerOf as roomRequestAnswerOf, byEvent } from '../room-requests/domain';
import type { UnitService } from '../units/service';
import type { CampusEvent, EventPlan } from './domain';
import { assertTakesRooms, cancel as cancelled, planEvent } from './domain';
import type { NoticeService } from '../notices/service';
import type { EventRepository } from './repository';
import type { EventSelection } from './selection.domain';

interface Dependencies {
  events: EventRepository;
  /** Of the events with these ids, oldest first. */
  roomRequestsOf(eventIds: readonly string[]): Promise<RoomRequest[]>;
  /** Of one person, for the events with these ids. */
  registrationsOf(personId: string, eventIds: readonly string[]): Promise<Registration[]>;
  /** A slot belongs to an event that takes place. */
  releaseRooms(eventId: string, session: Session): Promise<void>;
  notices: Pick<NoticeService, 'add'>;
  units: Pick<UnitService, 'find'>;
  organizers: OrganizerService;
  transaction: Transaction;
  outbox: Outbox;
  clock: Clock;
}

type Visitor = Actor | null;
type RoleQuery = QueryOf<typeof calls.listEventsByRole>;
type ListQuery = Omit<RoleQuery, 'username'>;

export type EventService = ReturnType<typeof createEventService>;

export function createEventService(deps: Dependencies) {
  return {
    listByRole: listByRole(deps),
    listAll: listAll(deps),
    listManaged: listManaged(deps),
    read: read(deps),
    create: create(deps),
    cancel: cancel(deps),
    openForRoomRequest: openForRoomRequest(deps),
  };
}

/** What students and visitors see. */
const OPEN = ['planned', 'ongoing'] as const satisfies EventStatus[];

const listByRole =
  (deps: Dependencies) =>
  async (actor: Visitor, role: Role, query: RoleQuery): Promise<Page<EventAnswer>> => {
    assertOwnIdentity(actor, { role, username: query.username });
    if (role !== 'STUDENT') return withRoomRequests(deps, await deps.events.page(managedBy(actor, query), query));
    const statuses = OPEN.filter((status) => !query.status || status === query.status);
    return forReader(deps, actor, await deps.events.page({ ...searched(query), statuses }, query, actor?.userId));
  };

const listAll = (deps: Dependencies) => async (actor: Visitor, query: ListQuery) =>
  forReader(deps, actor, await deps.events.page(selected(query), query, actor?.userId));

const listManaged = (deps: Dependencies) => async (actor: Actor, query: ListQuery) =>
  forReader(deps, actor, await deps.events.page(managedBy(actor, query), query));

const read =
  (deps: Dependencies) =>
  async (actor: Visitor, id: string): Promise<EventAnswer> => {
    const event = await deps.events.find(id, undefined, actor?.userId);
    if (!event) throw new DomainError('EVENT.NOT_FOUND');
    const now = deps.clock.now();
    if (!covers(areaOf(actor), event)) {
      const own = await ownRegistrations(deps, actor, [event]);
      return answerOf(event, { now, registration: own.get(id) });
    }
    const roomRequests = (await deps.roomRequestsOf([id])).map(roomRequestAnswerOf);
    return answerOf(event, { now, managed: true, roomRequests });
  };

const create =
  (deps: Dependencies) =>
  async (actor: Actor, plan: EventPlan): Promise<EventAnswer> => {
    const unit = await deps.units.find(plan.organizing_unit_id);
    if (!unit) throw new DomainError('EVENT.UNIT_NOT_FOUND');
    if (!coversUnit(areaOf(actor), unit)) throw new DomainError('EVENT.OUT_OF_SCOPE');
    const organizers = await deps.organizers.resolve(plan.organizers);
    const creator = { id: actor.userId, name: actor.name };
    const event = planEvent(plan, { id: newId(), unit, organizers, creator, now: deps.clock.now() });
    await deps.transaction(async (session) => {
      await deps.events.add(event, session);
      const data = snapshotOf(event);
      await deps.outbox.enqueue(session, { type: 'events.event.created.v1', subject: event.id, data, actor });
    });
    return answerOf(event, { now: deps.clock.now(), managed: true, roomRequests: [] });
  };

const cancel =
  (deps: Dependencies) =>
  async (actor: Actor, id: string, reason: string): Promise<EventAnswer> =>
    deps.transaction(async (session) => {
      const event = managed(actor, await deps.events.find(id, session));
      const by = { id: actor.userId, name: actor.name };
      const changed = cancelled(event, { reason, by, at: deps.clock.now() });
      if (!(await deps.events.changeStatus(changed, session))) throw new DomainError('SYSTEM.BUSY');
      await deps.releaseRooms(id, session);
      await deps.notices.add(changed, { change: 'cancelled', reason }, session);
      const data = { ...snapshotOf(changed), previousStatus: event.status, reason };
      await deps.outbox.enqueue(session, { type: 'events.event.status-changed.v1', subject: id, data, actor });
      const roomRequests = (await deps.roomRequestsOf([id])).map(roomRequestAnswerOf);
      return answerOf(changed, { now: deps.clock.now(), managed: true, roomRequests });
    });

/** Holds the event for the transaction of a room request, if the actor manages it and it still takes any. */
const openForRoomRequest =
  (deps: Dependencies) =>
  async (actor: Actor, id: string, session: Session): Promise<CampusEvent> => {
    const event = managed(actor, await deps.events.lockForRoomRequest(id, session));
    assertTakesRooms(event, deps.clock.now());
    return event;
  };

const searched = ({ q, category, unit, from, to }: ListQuery): EventSelection => ({ q, category, unit, from, to });
const selected = (query: ListQuery): EventSelection => ({
  ...searched(query),
  ...(query.status && { statuses: [query.status] }),
});
const managedBy = (actor: Visitor, query: ListQuery) => ({ ...selected(query), area: areaOf(actor) });

/** Without room requests; a student with the own registrations. */
async function forReader(deps: Dependencies, actor: Visitor, page: Page<CampusEvent>): Promise<Page<EventAnswer>> {
  const own = await ownRegistrations(deps, actor, page.items);
  const [area, now] = [areaOf(actor), deps.clock.now()];
  const items = page.items.map((event) =>
    listedAnswerOf(event, { now, managed: covers(area, event), registration: own.get(event.id) }),
  );
  return { ...page, items };
}

/** One query for all events of the page that take registrations; only students have any. */
async function ownRegistrations({ registrationsOf }: Dependencies, actor: Visitor, events: readonly CampusEvent[]) {
  const ids = events.filter(({ registration }) => registration.required).map(({ id }) => id);
  const own = actor?.role === 'STUDENT' && ids.length > 0 ? await registrationsOf(actor.userId, ids) : [];
  const positions = new Map(events.map(({ id, seats }) => [id, seats.position]));
  return new Map(own.map((each) => [each.eventId, myAnswerOf(each, positions.get(each.eventId))]));
}

/** One query for all events of the page that have any. */
async function withRoomRequests(
  { roomRequestsOf, clock }: Dependencies,
  page: Page<CampusEvent>,
): Promise<Page<EventAnswer>> {
  const ids = page.items.filter(({ roomRequestCount }) => roomRequestCount > 0).map(({ id }) => id);
  const requests = ids.length > 0 ? await roomRequestsOf(ids) : [];
  const grouped = byEvent(requests);
  const now = clock.now();
  const items = page.items.map((event) =>
    listedAnswerOf(event, { now, managed: true, roomRequests: (grouped.get(event.id) ?? []).map(roomRequestAnswerOf) }),
  );
  return { ...page, items };
}
