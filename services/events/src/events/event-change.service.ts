import type { EventAnswer } from '@portal/contracts';
import { calls } from '@portal/contracts';
import type { Actor, Clock, Outbox, RunExclusive, Session, Transaction } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit';
import type { DirectoryService } from '../directory/directory.service';
import type { EventPorts } from './event.ports';
import { requireManaged } from './event.domain';
import type { ChangedEvent, EventChange } from './event-change.domain';
import { changeEvent } from './event-change.domain';
import { eventAnswerOf, eventSnapshotOf } from './event.presenter';
import type { EventRepository } from './event.repository';

interface Dependencies extends Pick<
  EventPorts,
  'roomRequests' | 'requestDetails' | 'bookings' | 'waitlist' | 'notifications'
> {
  events: Pick<EventRepository, 'find' | 'change'>;
  directory: Pick<DirectoryService, 'resolveOrganizers' | 'resolveSkills'>;
  /** By event, shared with what else changes its capacity. */
  runExclusive: RunExclusive;
  transaction: Transaction;
  outbox: Outbox;
  clock: Clock;
}

interface Edit {
  actor: Actor;
  id: string;
  changes: EventChange;
}

export type EventChangeService = ReturnType<typeof createEventChangeService>;

export function createEventChangeService(deps: Dependencies) {
  const {
    events,
    directory,
    roomRequests,
    requestDetails,
    bookings,
    waitlist,
    notifications,
    runExclusive,
    transaction,
    outbox,
    clock,
  } = deps;

  async function change(actor: Actor, id: string, changes: EventChange): Promise<EventAnswer> {
    await runExclusive(id, () => transaction((session) => changeWithin({ actor, id, changes }, session)));
    const roomRequestAnswers = (await roomRequests.answersByEvent([id])).get(id) ?? [];
    const event = requireManaged(actor, calls.changeEvent, await events.find(id));
    return eventAnswerOf(event, { now: clock.now(), managed: true, roomRequests: roomRequestAnswers });
  }

  async function changeWithin({ actor, id, changes }: Edit, session: Session): Promise<void> {
    const before = requireManaged(actor, calls.changeEvent, await events.find(id, { session }));
    const organizers = changes.organizers && (await directory.resolveOrganizers(changes.organizers));
    const skills = changes.skills && (await directory.resolveSkills(changes.skills, before.skills));
    const edited = changeEvent(before, changes, { organizers, skills, now: clock.now() });
    const { event, changed, previous } = edited;
    if (changed.length === 0) return;
    if (!(await events.change(event, session))) throw new DomainError('SYSTEM.BUSY');
    await publish(edited, actor, session);
    if (previous) {
      await notifications.addNotice(event, { change: 'moved', previous }, session);
      await bookings.announceMoved(event, previous, { actor, session });
    }
    // An event that had begun may begin later now.
    if (changed.includes('registration') || changed.includes('schedule')) await waitlist.promote(event, session);
    if (changed.includes('title') || changed.includes('category'))
      await requestDetails.syncEventDetails(event, session);
  }

  async function publish({ event, changed, previous }: ChangedEvent, actor: Actor, session: Session): Promise<void> {
    const data = {
      ...eventSnapshotOf(event),
      changed,
      ...(previous && {
        previous: {
          start: previous.start?.toISOString() ?? null,
          end: previous.end?.toISOString() ?? null,
          venue: previous.venue,
        },
      }),
    };
    await outbox.enqueue(session, { type: 'events.event.changed.v1', subject: event.id, data, actor });
  }

  return { change };
}
