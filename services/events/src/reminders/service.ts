import type { Clock, Outbox, Session, Transaction } from '@portal/service-kit';
import type { CampusEvent } from '../events/domain';
import type { Registration } from '../registrations/domain';
import { snapshotOf } from '../registrations/domain';
import { remindUntil } from './domain';

interface Dependencies {
  events: {
    find(id: string, session: Session): Promise<CampusEvent | null>;
    /** Planned events that begin between two instants and of which not everybody was reminded, soonest first. */
    toRemind(between: { now: Date; until: Date }, limit: number): Promise<{ id: string }[]>;
    /** That everybody was reminded of this start. */
    markReminded(id: string, start: Date, session: Session): Promise<void>;
  };
  registrations: {
    /** Takes some who hold a place and were not reminded of this start, and marks them as reminded. */
    takeUnreminded(eventId: string, start: Date, limit: number, session: Session): Promise<Registration[]>;
  };
  transaction: Transaction;
  outbox: Outbox;
  clock: Clock;
}

/** So many people are reminded in one transaction. */
const PORTION = 200;
const AT_ONCE = 50;

export type ReminderService = ReturnType<typeof createReminderService>;

export function createReminderService(deps: Dependencies) {
  return { remind: remind(deps) };
}

/**
 * Reminds everybody who holds a place at an event that begins within a day, once for each start, and answers how many.
 * It may end anywhere and be run by two instances at once.
 */
const remind = (deps: Dependencies) => async (): Promise<number> => {
  let reminded = 0;
  for (;;) {
    const now = deps.clock.now();
    const due = await deps.events.toRemind({ now, until: remindUntil(now) }, AT_ONCE);
    for (const { id } of due) reminded += await remindAll(deps, id);
    if (due.length < AT_ONCE) return reminded;
  }
};

async function remindAll(deps: Dependencies, id: string): Promise<number> {
  for (let reminded = 0; ;) {
    const portion = await deps.transaction((session) => remindPortion(deps, id, session));
    reminded += portion;
    if (portion < PORTION) return reminded;
  }
}

/** The event is read anew: it may have been moved or cancelled since it was found. */
async function remindPortion({ events, registrations, outbox, clock }: Dependencies, id: string, session: Session) {
  const event = await events.find(id, session);
  const start = event?.schedule.start;
  if (!event || !start || event.status !== 'planned' || start > remindUntil(clock.now())) return 0;
  const unreminded = await registrations.takeUnreminded(id, start, PORTION, session);
  await outbox.enqueueMany(
    session,
    unreminded.map((registration) => ({
      type: 'events.registration.reminded.v1' as const,
      subject: registration.id,
      data: snapshotOf(event, registration),
    })),
  );
  if (unreminded.length < PORTION) await events.markReminded(id, start, session);
  return unreminded.length;
}
