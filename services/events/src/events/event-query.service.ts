import type { EventAnswer, EventStatus, MyRegistration, QueryOf, Role, RoomRequestAnswer } from '@portal/contracts';
import { calls } from '@portal/contracts';
import type { Actor, Clock, Page, Scope } from '@portal/service-kit';
import { covers, DomainError, scopeOf } from '@portal/service-kit';
import { assertOwnIdentity } from './own-identity.domain';
import type { EventPorts } from './event.ports';
import type { CampusEvent } from './event.domain';
import { eventAnswerOf, listedEventAnswerOf, managedEventAnswerOf } from './event.presenter';
import type { EventSelection } from './event-filter.repository';
import type { EventRepository } from './event.repository';

interface Dependencies extends Pick<EventPorts, 'roomRequests' | 'myRegistrations'> {
  events: Pick<EventRepository, 'list' | 'find'>;
  clock: Clock;
}

type Visitor = Actor | null;
type RoleQuery = QueryOf<typeof calls.listEventsByRole>;
type ListQuery = Omit<RoleQuery, 'username' | 'requests' | 'expand'>;

/** What students and visitors see. */
const OPEN = ['planned', 'ongoing'] as const satisfies EventStatus[];

export type EventQueryService = ReturnType<typeof createEventQueryService>;

export function createEventQueryService({ events, roomRequests, myRegistrations, clock }: Dependencies) {
  const list = async (selection: EventSelection, { limit, cursor }: ListQuery, reader?: string) =>
    events.list(selection, { limit, cursor, now: clock.now() }, reader);

  async function listByRole(actor: Visitor, role: Role, query: RoleQuery): Promise<Page<EventAnswer>> {
    assertOwnIdentity(actor, { role, username: query.username });
    if (role !== 'STUDENT') {
      const scope = scopeOf(actor, calls.listEventsByRole);
      if (query.requests === 'pending') return listWaiting({ ...selectionOf(query), scope }, query);
      const page = await list({ ...selectionOf(query), scope }, query);
      return query.expand === 'room_requests' ? withRoomRequests(page) : managed(page);
    }
    if (query.requests || query.expand) throw new DomainError('ACCESS.FORBIDDEN');
    const statuses = OPEN.filter((status) => !query.status || status === query.status);
    return forReader(actor, await list({ ...selectionOf(query), statuses }, query, actor?.userId));
  }

  async function listPublic(actor: Visitor, query: ListQuery): Promise<Page<EventAnswer>> {
    return forReader(actor, await list(selectionOf(query), query, actor?.userId));
  }

  async function listManaged(actor: Actor, query: ListQuery): Promise<Page<EventAnswer>> {
    const scope = scopeOf(actor, calls.listManagedEvents);
    return forReader(actor, await list({ ...selectionOf(query), scope }, query));
  }

  async function read(actor: Visitor, id: string): Promise<EventAnswer> {
    // Only students wait in line.
    const reader = actor?.role === 'STUDENT' ? actor.userId : undefined;
    const event = await events.find(id, { reader });
    if (!event) throw new DomainError('EVENT.NOT_FOUND');
    const now = clock.now();
    if (!covers(scopeOf(actor, calls.changeEvent), event)) {
      return eventAnswerOf(event, { now, registration: (await ownRegistrations(actor, [event])).get(id) });
    }
    const requests = (await roomRequests.answersByEvent([id])).get(id) ?? [];
    return eventAnswerOf(event, { now, managed: true, roomRequests: requests });
  }

  /** Without room requests; a student gets the own registrations. */
  async function forReader(actor: Visitor, page: Page<CampusEvent>): Promise<Page<EventAnswer>> {
    const own = await ownRegistrations(actor, page.items);
    const scope = scopeOf(actor, calls.changeEvent);
    const now = clock.now();
    const items = page.items.map((event) =>
      listedEventAnswerOf(event, { now, managed: covers(scope, event), registration: own.get(event.id) }),
    );
    return { ...page, items };
  }

  /** One query for all events of the page that take registrations; only students have any. */
  async function ownRegistrations(actor: Visitor, page: CampusEvent[]): Promise<Map<string, MyRegistration>> {
    const open = page.filter(({ registration }) => registration.required);
    if (actor?.role !== 'STUDENT' || open.length === 0) return new Map();
    return myRegistrations.answersByEvent(actor.userId, open);
  }

  /** Events with a room request that waits, found by their requests, which the answer needs anyway. */
  async function listWaiting(
    selection: EventSelection & { scope: Scope },
    query: ListQuery,
  ): Promise<Page<EventAnswer>> {
    const requests = await roomRequests.answersOfWaiting(selection.scope);
    return managed(await list({ ...selection, ids: [...requests.keys()] }, query), requests);
  }

  /** One query for all events of the page that have any. */
  async function withRoomRequests(page: Page<CampusEvent>): Promise<Page<EventAnswer>> {
    const ids = page.items.filter(({ roomRequestCount }) => roomRequestCount > 0).map(({ id }) => id);
    return managed(
      page,
      ids.length > 0 ? await roomRequests.answersByEvent(ids) : new Map<string, RoomRequestAnswer[]>(),
    );
  }

  function managed(page: Page<CampusEvent>, requests?: Map<string, RoomRequestAnswer[]>): Page<EventAnswer> {
    const now = clock.now();
    const items = page.items.map((event) =>
      managedEventAnswerOf(event, { now, roomRequests: requests && (requests.get(event.id) ?? []) }),
    );
    return { ...page, items };
  }

  return { listByRole, listPublic, listManaged, read };
}

function selectionOf({ q, category, unit, from, to, status }: ListQuery) {
  return { q, category, unit, from, to, ...(status && { statuses: [status] }) };
}
