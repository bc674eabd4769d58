import type { Clock, Outbox, Session, Transaction } from '@portal/service-kit';
import { snapshotOf } from '../event-view/domain';
import type { CampusEvent } from '../events/domain';
import { nextStatus } from './domain';

interface Dependencies {
  events: {
    /** Events whose stored status is behind the clock. */
    behind(now: Date, limit: number): Promise<CampusEvent[]>;
    /** False when somebody else changed the event first. */
    changeStatus(event: CampusEvent, session: Session): Promise<boolean>;
  };
  transaction: Transaction;
  outbox: Outbox;
  clock: Clock;
}

const AT_ONCE = 100;

/**
 * Brings stored statuses up to the clock and answers how many it moved. Any instance may run it at any time: the change
 * is made only to the version that was read, so it happens and is told once.
 */
export const advanceStatuses = (deps: Dependencies) => async (): Promise<number> => {
  let moved = 0;
  for (;;) {
    const now = deps.clock.now();
    const behind = await deps.events.behind(now, AT_ONCE);
    const changes = await Promise.all(behind.map((event) => advance(deps, event, now)));
    const changed = changes.filter(Boolean).length;
    moved += changed;
    if (changed === 0 || behind.length < AT_ONCE) return moved;
  }
};

async function advance({ events, transaction, outbox }: Dependencies, event: CampusEvent, now: Date): Promise<boolean> {
  const status = nextStatus(event, now);
  if (!status) return false;
  const changed = { ...event, status, version: event.version + 1 };
  return transaction(async (session) => {
    if (!(await events.changeStatus(changed, session))) return false;
    const data = { ...snapshotOf(changed), previousStatus: event.status };
    await outbox.enqueue(session, { type: 'events.event.status-changed.v1', subject: event.id, data });
    return true;
  });
}
