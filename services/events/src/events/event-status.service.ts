import type { Clock, Outbox, Transaction } from '@portal/service-kit';
import type { CampusEvent } from './event.domain';
import { eventSnapshotOf } from './event.presenter';
import type { EventRepository } from './event.repository';
import { nextStatus } from './event-status.domain';

interface Dependencies {
  events: Pick<EventRepository, 'findOverdue' | 'changeStatus'>;
  transaction: Transaction;
  outbox: Outbox;
  clock: Clock;
}

const BATCH_SIZE = 100;

export function createEventStatusService({ events, transaction, outbox, clock }: Dependencies) {
  /**
   * Moves stored statuses to what the clock demands; answers how many it moved. Any instance may run it at any time: an
   * event is changed only in the version that was read, so that it changes and is published once.
   */
  async function advance(): Promise<number> {
    let moved = 0;
    for (;;) {
      const now = clock.now();
      const overdue = await events.findOverdue(now, BATCH_SIZE);
      const results = await Promise.all(overdue.map((event) => advanceOne(event, now)));
      const changed = results.filter(Boolean).length;
      moved += changed;
      if (changed === 0 || overdue.length < BATCH_SIZE) return moved;
    }
  }

  async function advanceOne(event: CampusEvent, now: Date): Promise<boolean> {
    const status = nextStatus(event, now);
    if (!status) return false;
    const completedAt = status === 'completed' ? now : null;
    const changed = { ...event, status, completedAt, version: event.version + 1, changedAt: now };
    return transaction(async (session) => {
      if (!(await events.changeStatus(changed, session))) return false;
      const data = { ...eventSnapshotOf(changed), previousStatus: event.status };
      await outbox.enqueue(session, { type: 'events.event.status-changed.v1', subject: event.id, data });
      return true;
    });
  }

  return { advance };
}
