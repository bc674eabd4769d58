import { DAY_MS } from '@portal/contracts';
import type { Clock, Outbox, Session, Transaction } from '@portal/service-kit';
import { afterCommit, newId } from '@portal/service-kit';
import type { CampusEvent, NotifiedChange } from '../events/event.domain';
import type { EventRepository } from '../events/event.repository';
import type { Notice } from './notice.domain';
import { noticeOf } from './notice.domain';
import { affectedRegistrationOf } from './notice.presenter';
import type { NoticeRepository } from './notice.repository';
import { registrationSnapshotOf } from './registration.presenter';
import type { RegistrationRepository } from './registration.repository';

interface Dependencies {
  notices: NoticeRepository;
  events: Pick<EventRepository, 'find' | 'findToRemind' | 'markReminded'>;
  registrations: Pick<RegistrationRepository, 'takePendingNotices' | 'takePendingReminders'>;
  transaction: Transaction;
  outbox: Outbox;
  clock: Clock;
}

/** How many people are notified in one transaction. */
const BATCH_SIZE = 200;
const NOTICES_AT_ONCE = 20;
const EVENTS_AT_ONCE = 50;

export type NotificationService = ReturnType<typeof createNotificationService>;

/**
 * Publishes who is to be notified of an event. Sending may stop anywhere and run in two instances at once: who was
 * notified is marked in the transaction that publishes it.
 */
export function createNotificationService(deps: Dependencies) {
  const { notices, events, registrations, transaction, outbox, clock } = deps;
  const listeners: (() => void)[] = [];

  /** In the transaction of the change, so that every change that happened has a notice and no other. */
  async function addNotice(event: CampusEvent, change: NotifiedChange, session: Session): Promise<void> {
    await notices.add(noticeOf(event, change, { id: newId(), now: clock.now() }), session);
    afterCommit(session, callListeners);
  }

  /** Calls the listener after each commit of this instance that added notices. */
  function onNotice(listener: () => void): void {
    listeners.push(listener);
  }

  function callListeners(): void {
    for (const listener of listeners) listener();
  }

  /** Notifies everybody whose event was moved or cancelled; answers how many. */
  async function sendNotices(): Promise<number> {
    let notified = 0;
    for (;;) {
      const pending = await notices.findPending(NOTICES_AT_ONCE);
      for (const notice of pending) notified += await inBatches((session) => sendNotice(notice, session));
      if (pending.length < NOTICES_AT_ONCE) return notified;
    }
  }

  async function sendNotice(notice: Notice, session: Session): Promise<number> {
    const event = await events.find(notice.eventId, { session });
    const options = { limit: BATCH_SIZE, session };
    const recipients = await registrations.takePendingNotices(notice.eventId, notice.version, options);
    const type = 'events.registration.affected.v1' as const;
    const published = recipients.flatMap((registration) =>
      event ? [{ type, subject: registration.id, data: affectedRegistrationOf(notice, event, registration) }] : [],
    );
    await outbox.enqueueMany(session, published);
    if (recipients.length < BATCH_SIZE) await notices.markDone(notice.id, clock.now(), session);
    return recipients.length;
  }

  /** Reminds everybody who has a place at an event that begins within a day, once for each start; answers how many. */
  async function sendReminders(): Promise<number> {
    let reminded = 0;
    for (;;) {
      const now = clock.now();
      const ids = await events.findToRemind({ after: now, until: aDayAfter(now) }, EVENTS_AT_ONCE);
      for (const id of ids) reminded += await inBatches((session) => sendReminder(id, session));
      if (ids.length < EVENTS_AT_ONCE) return reminded;
    }
  }

  /** Reads the event again: it may have been moved or cancelled since it was found. */
  async function sendReminder(id: string, session: Session): Promise<number> {
    const event = await events.find(id, { session });
    const start = event?.schedule.start;
    if (!event || !start || event.status !== 'planned' || start > aDayAfter(clock.now())) return 0;
    const recipients = await registrations.takePendingReminders(id, start, { limit: BATCH_SIZE, session });
    const type = 'events.registration.reminded.v1' as const;
    const published = recipients.map((registration) => ({
      type,
      subject: registration.id,
      data: registrationSnapshotOf(event, registration),
    }));
    await outbox.enqueueMany(session, published);
    if (recipients.length < BATCH_SIZE) await events.markReminded(id, start, session);
    return recipients.length;
  }

  /** Until a batch is not full; answers how many were in all. */
  async function inBatches(sendBatch: (session: Session) => Promise<number>): Promise<number> {
    for (let total = 0; ;) {
      const count = await transaction(sendBatch);
      total += count;
      if (count < BATCH_SIZE) return total;
    }
  }

  return { addNotice, onNotice, sendNotices, sendReminders };
}

const aDayAfter = (instant: Date) => new Date(instant.getTime() + DAY_MS);
