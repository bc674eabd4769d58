import { eventCatalogue, type CloudEvent, type EventData, type EventName, type ServiceName } from '@portal/contracts';
import { randomUUID } from 'node:crypto';
import type mongoose from 'mongoose';
import type { Actor } from '../actor';
import type { Clock } from '../clock';
import { currentRequestId } from '../request-context';
import { nativeDatabase, type Session } from '../store/store';
import { afterCommit } from '../store/transaction';

/** An event as a use case states it; the outbox adds the envelope. */
export interface NewEvent<N extends EventName> {
  type: N;
  /** The `_id` of the thing it is about. */
  subject: string;
  data: EventData<N>;
  /** Who caused it; absent when the clock did. */
  actor?: Pick<Actor, 'userId' | 'name' | 'role'> | null;
}

/** A row of the outbox; `sentAt` is null until every bound queue accepted the event. Rows stay, as history. */
export interface OutboxRow {
  _id: string;
  /** Rises within a process; publishing follows it. */
  seq: number;
  event: CloudEvent;
  sentAt: Date | null;
  attempts: number;
}

/** Writes events in the transaction that makes them true. */
export interface Outbox {
  enqueue<N extends EventName>(session: Session, event: NewEvent<N>): Promise<void>;
  /** Writes several in their order with one command, for things that happen to many people at once. */
  enqueueMany<N extends EventName>(session: Session, events: readonly NewEvent<N>[]): Promise<void>;
  /** All events of these types that the service ever emitted, newest first, in batches. */
  history(options: { types: readonly EventName[] }): AsyncIterable<CloudEvent[]>;
  /** The same outbox, whose events carry the time of another clock. */
  withClock(clock: Clock): Outbox;
  buildIndexes(): Promise<void>;
}

/** What an outbox needs. */
export interface OutboxOptions {
  connection: mongoose.Connection;
  service: ServiceName;
  clock: Clock;
  /** Called after each commit of a transaction that enqueued events. */
  wakeRelay?: () => void;
}

const HISTORY_BATCH = 200;

/** The typed collection of outbox rows. */
export function outboxRows(connection: mongoose.Connection): mongoose.mongo.Collection<OutboxRow> {
  return nativeDatabase(connection).collection<OutboxRow>('outbox');
}

/** The outbox of a service, in its own database. Data that does not fit the event's schema is refused. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { connection, service, clock, wakeRelay } = options;
  const rows = outboxRows(connection);
  const nextSequence = createSequence(clock);
  const outbox: Outbox = {
    enqueue: (session, event) => outbox.enqueueMany(session, [event]),
    async enqueueMany(session, events) {
      if (events.length === 0) return;
      const enqueued = events.map((event) => {
        const id = randomUUID();
        return {
          _id: id,
          seq: nextSequence(),
          event: envelope(id, event, { service, clock }),
          sentAt: null,
          attempts: 0,
        };
      });
      await rows.insertMany(enqueued, { session });
      if (wakeRelay) afterCommit(session, wakeRelay);
    },
    history: ({ types }) => readHistory(rows, types),
    withClock: (other) => createOutbox({ ...options, clock: other }),
    async buildIndexes() {
      await rows.createIndexes([{ key: { sentAt: 1, seq: 1 } }, { key: { 'event.type': 1, seq: 1 } }]);
    },
  };
  return outbox;
}

async function* readHistory(
  rows: mongoose.mongo.Collection<OutboxRow>,
  types: readonly EventName[],
): AsyncGenerator<CloudEvent[]> {
  const found = rows
    .find({ 'event.type': { $in: [...types] } }, { projection: { event: 1 }, batchSize: HISTORY_BATCH })
    .sort({ seq: -1 });
  try {
    while (await found.hasNext()) yield found.readBufferedDocuments(HISTORY_BATCH).map(({ event }) => parsed(event));
  } finally {
    await found.close();
  }
}

function parsed(event: CloudEvent): CloudEvent {
  const data: unknown = eventCatalogue[event.type].data.parse(event.data);
  return { ...event, data } as CloudEvent;
}

function envelope<N extends EventName>(
  id: string,
  { type, subject, data, actor }: NewEvent<N>,
  { service, clock }: { service: ServiceName; clock: Clock },
): CloudEvent {
  const entry = eventCatalogue[type];
  if (entry.source !== service) throw new Error(`${type} is an event of ${entry.source}, not of ${service}`);
  const requestid = currentRequestId();
  return {
    specversion: '1.0',
    id,
    source: `/services/${service}`,
    type,
    time: clock.now().toISOString(),
    subject,
    datacontenttype: 'application/json',
    actor: actor ? { _id: actor.userId, name: actor.name, role: actor.role } : null,
    ...(requestid && { requestid }),
    data: entry.data.parse(data),
  } as CloudEvent;
}

/** Microseconds since 1970 that never repeat or fall within a process; exact in a double until the year 2255. */
function createSequence(clock: Clock): () => number {
  let last = 0;
  return () => {
    last = Math.max(last + 1, clock.now().getTime() * 1000);
    return last;
  };
}
