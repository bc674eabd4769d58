import type { EventAnswer } from '@portal/contracts';
import type { Actor, Clock, Outbox, Session, Transaction, RunExclusive } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit';
import { managed } from '../areas/domain';
import { answerOf, snapshotOf } from '../event-view/domain';
import type { NoticeService } from '../notices/service';
import type { OrganizerService } from '../organizers/service';
import type { RoomRequest } from '../room-requests/domain';
import { answerOf as roomRequestAnswerOf } from '../room-requests/domain';
import type { ChangedEvent, EventChange } from './change.domain';
import { changeEvent } from './change.domain';
import type { CampusEvent, Organizer } from './domain';
import type { EventRepository } from './repository';

interface Dependencies {
  events: Pick<EventRepository, 'find' | 'change'>;
  notices: Pick<NoticeService, 'add'>;
  organizers: OrganizerService;
  roomRequestsOf(eventIds: readonly string[]): Promise<RoomRequest[]>;
  /** Gives the places that a change made free to the first in line. */
  fillPlaces(event: CampusEvent, session: Session): Promise<void>;
  /** What was asked for in the event's name goes by what the event is called and counts for now. */
  followEvent(event: CampusEvent, session: Session): Promise<void>;
  turns: RunExclusive;
  transaction: Transaction;
  outbox: Outbox;
  clock: Clock;
}

interface Edit {
  actor: Actor;
  id: string;
  change: EventChange;
  organizers: Organizer[] | undefined;
}

export type ChangeService = ReturnType<typeof createChangeService>;

export function createChangeService(deps: Dependencies) {
  return { change: change(deps) };
}

const change =
  (deps: Dependencies) =>
  async (actor: Actor, id: string, named: EventChange): Promise<EventAnswer> => {
    managed(actor, await deps.events.find(id));
    const organizers = named.organizers && (await deps.organizers.resolve(named.organizers));
    const edit = { actor, id, change: named, organizers };
    await deps.turns(id, () => deps.transaction((session) => changeWithin(deps, edit, session)));
    const roomRequests = (await deps.roomRequestsOf([id])).map(roomRequestAnswerOf);
    const event = managed(actor, await deps.events.find(id));
    return answerOf(event, { now: deps.clock.now(), managed: true, roomRequests });
  };

async function changeWithin(deps: Dependencies, { actor, id, change: named, organizers }: Edit, session: Session) {
  const { events, clock } = deps;
  const before = managed(actor, await events.find(id, session));
  const edited = changeEvent(before, named, { organizers, now: clock.now() });
  if (edited.changed.length === 0) return;
  if (!(await events.change(edited.event, session))) throw new DomainError('SYSTEM.BUSY');
  await tell(deps, actor, edited, session);
  if (edited.changed.includes('registration')) await deps.fillPlaces(edited.event, session);
  if (edited.changed.some((field) => field === 'title' || field === 'category')) {
    await deps.followEvent(edited.event, session);
  }
}

async function tell(
  { outbox, notices }: Dependencies,
  actor: Actor,
  { event, changed, previous }: ChangedEvent,
  session: Session,
): Promise<void> {
  const place = previous && {
    start: previous.start?.toISOString() ?? null,
    end: previous.end?.toISOString() ?? null,
    venue: previous.venue,
  };
  const data = { ...snapshotOf(event), changed, ...(place && { previous: place }) };
  await outbox.enqueue(session, { type: 'events.event.changed.v1', subject: event.id, data, actor });
  if (previous) await notices.add(event, { change: 'moved', previous }, session);
}
