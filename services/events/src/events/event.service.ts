import type { EventAnswer } from '@portal/contracts';
import { calls } from '@portal/contracts';
import type { Actor, Clock, Outbox, Transaction } from '@portal/service-kit';
import { DomainError, requireInScope, newId, scopeOf } from '@portal/service-kit';
import type { DirectoryService } from '../directory/directory.service';
import type { EventPorts } from './event.ports';
import type { EventPlan } from './event.domain';
import { cancelEvent, planEvent, requireManaged } from './event.domain';
import { eventAnswerOf, eventSnapshotOf } from './event.presenter';
import type { EventRepository } from './event.repository';

interface Dependencies extends Pick<EventPorts, 'roomRequests' | 'bookings' | 'notifications'> {
  events: Pick<EventRepository, 'find' | 'add' | 'changeStatus'>;
  directory: Pick<DirectoryService, 'findActiveUnit' | 'resolveOrganizers' | 'resolveSkills'>;
  transaction: Transaction;
  outbox: Outbox;
  clock: Clock;
}

export type EventService = ReturnType<typeof createEventService>;

export function createEventService(deps: Dependencies) {
  const { events, directory, roomRequests, bookings, notifications, transaction, outbox, clock } = deps;

  async function create(actor: Actor, plan: EventPlan): Promise<EventAnswer> {
    const event = await transaction(async (session) => {
      const unit = await directory.findActiveUnit(plan.organizing_unit_id);
      if (!unit) throw new DomainError('EVENT.UNIT_NOT_FOUND');
      // By the unit alone: an event of one's own category may not be created for the unit of another.
      requireInScope(scopeOf(actor, calls.createEvent), { unit }, 'EVENT.OUT_OF_SCOPE');
      const planned = planEvent(plan, {
        id: newId(),
        unit,
        organizers: await directory.resolveOrganizers(plan.organizers),
        skills: await directory.resolveSkills(plan.skills),
        creator: { id: actor.userId, name: actor.name },
        now: clock.now(),
      });
      await events.add(planned, session);
      const data = eventSnapshotOf(planned);
      await outbox.enqueue(session, { type: 'events.event.created.v1', subject: planned.id, data, actor });
      return planned;
    });
    return eventAnswerOf(event, { now: clock.now(), managed: true, roomRequests: [] });
  }

  async function cancel(actor: Actor, id: string, reason: string): Promise<EventAnswer> {
    return transaction(async (session) => {
      const event = requireManaged(actor, calls.cancelEvent, await events.find(id, { session }));
      const by = { id: actor.userId, name: actor.name };
      const cancelled = cancelEvent(event, { reason, by, at: clock.now() });
      if (!(await events.changeStatus(cancelled, session))) throw new DomainError('SYSTEM.BUSY');
      await bookings.releaseOfEvent(id, { actor, session });
      await notifications.addNotice(cancelled, { change: 'cancelled', reason }, session);
      const data = { ...eventSnapshotOf(cancelled), previousStatus: event.status, reason };
      await outbox.enqueue(session, { type: 'events.event.status-changed.v1', subject: id, data, actor });
      const requests = (await roomRequests.answersByEvent([id], session)).get(id) ?? [];
      return eventAnswerOf(cancelled, { now: clock.now(), managed: true, roomRequests: requests });
    });
  }

  return { create, cancel };
}
