import type { Actor, Clock, NewEvent, Outbox, Session } from '@portal/service-kit';
import {
  codeOf,
  snapshotOf,
  type ChangedHolder,
  type HistoryEntry,
  type Holder,
  type NewHolder,
} from './holder.domain';
import type { HolderRepository } from './holder.repository';

interface Dependencies {
  repository: Pick<HolderRepository, 'nextNumber' | 'add' | 'change' | 'remove'>;
  outbox: Outbox;
  clock: Clock;
}

type HolderEvent = NewEvent<
  | 'org.holder.appointed.v1'
  | 'org.holder.claimed.v1'
  | 'org.holder.confirmed.v1'
  | 'org.holder.refused.v1'
  | 'org.holder.changed.v1'
  | 'org.holder.ended.v1'
>;

/** A record, the line that its history gets, and the event that is published of it. */
interface Write {
  holder: Holder;
  entry: HistoryEntry;
  event: HolderEvent;
}

export type HolderWriter = ReturnType<typeof createHolderWriter>;

/** Stores records of holders with a code and a line of history each, and publishes the events. */
export function createHolderWriter({ repository, outbox, clock }: Dependencies) {
  /** Resolves to them in the same order, each with its code. */
  async function add<const Added extends readonly NewHolder[]>(
    actor: Actor,
    added: Added,
    session: Session,
  ): Promise<{ [Index in keyof Added]: Holder }> {
    const holders = await withCodes(added, session);
    const writes = holders.map((holder) => appointmentOf(actor, holder));
    await repository.add(writes, session);
    await publish(writes, session);
    return holders as { [Index in keyof Added]: Holder };
  }

  async function change(actor: Actor, changes: readonly ChangedHolder[], session: Session): Promise<void> {
    // What makes an appointment of a claim, or a claim of a refused one, is published as that.
    const isAppointment = ({ before, after }: ChangedHolder) => before.confirmation !== after.confirmation;
    await store(
      changes.map((each) => (isAppointment(each) ? appointmentOf(actor, each.after) : changeOf(actor, each))),
      session,
    );
  }

  async function decide(actor: Actor, holder: Holder, session: Session): Promise<void> {
    const { confirmation, refusalReason } = holder;
    const about = { subject: holder.id, actor };
    const data = snapshotOf(holder);
    const event: HolderEvent =
      confirmation === 'confirmed'
        ? { ...about, type: 'org.holder.confirmed.v1', data }
        : { ...about, type: 'org.holder.refused.v1', data: { ...data, reason: refusalReason ?? '' } };
    const action = confirmation === 'confirmed' ? 'confirmed' : 'refused';
    await store([{ holder, entry: entryOf(actor, action), event }], session);
  }

  /** The end of a tenure, which nobody causes. */
  async function complete(holder: Holder, session: Session): Promise<void> {
    const event: HolderEvent = {
      type: 'org.holder.ended.v1',
      subject: holder.id,
      data: snapshotOf(holder),
      actor: null,
    };
    await store([{ holder, entry: entryOf(null, 'completed', ['status']), event }], session);
  }

  async function remove(actor: Actor, holder: Holder, session: Session): Promise<void> {
    await repository.remove(holder.id, session);
    // A higher version, so that copies in other services stay removed when older events come late.
    const data = snapshotOf({ ...holder, version: holder.version + 1 });
    await outbox.enqueue(session, { type: 'org.holder.removed.v1', subject: holder.id, data, actor });
  }

  async function store(writes: readonly Write[], session: Session): Promise<void> {
    await repository.change(writes, session);
    await publish(writes, session);
  }

  async function publish(writes: readonly Write[], session: Session): Promise<void> {
    await outbox.enqueueMany(
      session,
      writes.map(({ event }) => event),
    );
  }

  async function withCodes(added: readonly NewHolder[], session: Session): Promise<Holder[]> {
    const next = new Map<string, number>();
    for (const tenure of new Set(added.map(({ tenureYear }) => tenureYear))) {
      const { length } = added.filter(({ tenureYear }) => tenureYear === tenure);
      next.set(tenure, await repository.nextNumber(tenure, session, length));
    }
    return added.map((holder) => {
      const number = next.get(holder.tenureYear) ?? 0;
      next.set(holder.tenureYear, number + 1);
      return { ...holder, code: codeOf(holder.tenureYear, number) };
    });
  }

  function appointmentOf(actor: Actor, holder: Holder): Write {
    const about = { subject: holder.id, data: snapshotOf(holder), actor };
    return holder.confirmation === 'awaiting'
      ? { holder, entry: entryOf(actor, 'claimed'), event: { ...about, type: 'org.holder.claimed.v1' } }
      : { holder, entry: entryOf(actor, 'appointed'), event: { ...about, type: 'org.holder.appointed.v1' } };
  }

  /** A change that ends a record is published as its end. */
  function changeOf(actor: Actor, { before, after, changed }: ChangedHolder): Write {
    const { status, terminationReason: reason } = after;
    const about = { subject: after.id, actor };
    const data = snapshotOf(after);
    if (status === 'active' || status === before.status) {
      const event: HolderEvent = { ...about, type: 'org.holder.changed.v1', data: { ...data, changed } };
      return { holder: after, entry: entryOf(actor, 'changed', changed), event };
    }
    const ended = { ...data, ...(reason !== null && { reason }) };
    const event: HolderEvent = { ...about, type: 'org.holder.ended.v1', data: ended };
    return { holder: after, entry: entryOf(actor, status, changed), event };
  }

  function entryOf(
    actor: Actor | null,
    action: HistoryEntry['action'],
    changed: HistoryEntry['changed'] = [],
  ): HistoryEntry {
    return { at: clock.now(), by: actor?.name ?? null, action, changed };
  }

  return { add, change, decide, complete, remove };
}
