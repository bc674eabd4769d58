import type { Page, PageRequest, Session, Store, CountCache } from '@portal/service-kit';
import { pageOf, positionOf, searchTermsOf } from '@portal/service-kit';
import type { PipelineStage } from 'mongoose';
import { monthsOf } from '../institute-time/domain';
import { overAt } from '../status/domain';
import type { CampusEvent, Seats } from './domain';
import type { EventDocument } from './model';
import { eventModel } from './model';
import type { EventSelection } from './selection.domain';
import { conditionsOf, indexFor } from './selection.domain';

interface Settings {
  totals: CountCache;
  timeZone: string;
}

type Events = ReturnType<typeof eventModel>;

export type EventRepository = ReturnType<typeof createEventRepository>;

export function createEventRepository({ connection }: Pick<Store, 'connection'>, settings: Settings) {
  const events = eventModel(connection);
  const { totals } = settings;
  return {
    page: page(events, settings),
    find: findEvent(events),
    lockForRoomRequest: lockForRoomRequest(events),
    add: add(events, settings),
    change: change(events, settings),
    changeStatus: changeStatus(events, totals),
    behind: behind(events),
  };
}

const LIST_ORDER = { sortStart: 1, _id: 1 } as const;
/** Stands for a start that is not set: such events come last. */
const NO_START = new Date('9999-12-31T00:00:00Z');

/** Starts where the cursor points, not after counting past what was read: a deep page costs what the first does. */
const page =
  (events: Events, { totals, timeZone }: Settings) =>
  async (selection: EventSelection, { limit, cursor }: PageRequest, reader?: string): Promise<Page<CampusEvent>> => {
    const chosen = conditionsOf(selection, timeZone);
    const hint = indexFor(selection);
    const stages = [{ $match: all([...chosen, ...after(cursor)]) }, { $sort: LIST_ORDER }, { $limit: limit + 1 }];
    const [found, total] = await Promise.all([
      readEvents(events, stages, { ...(reader !== undefined && { reader }), ...(hint && { hint }) }),
      totals.get(chosen, async () => events.countDocuments(all(chosen), hint && { hint })),
    ]);
    return pageOf(found, total, limit, ({ schedule, id }) => ({
      value: sortStartOf(schedule).getTime(),
      id,
    }));
  };

const all = (conditions: object[]) => (conditions.length > 0 ? { $and: conditions } : {});

export const findEvent =
  (events: Events) =>
  async (id: string, session?: Session, reader?: string): Promise<CampusEvent | null> => {
    const options = { ...(session && { session }), ...(reader !== undefined && { reader }) };
    const [found] = await readEvents(events, [{ $match: { _id: id } }], options);
    return found ?? null;
  };

interface Reading {
  session?: Session;
  /** Whose place in line is wanted. */
  reader?: string;
  hint?: Record<string, 1>;
}

/** What the stages find, without the lines. */
export async function readEvents(
  events: Events,
  stages: PipelineStage[],
  { session, reader, hint }: Reading = {},
): Promise<CampusEvent[]> {
  const query = events.aggregate<ReadEvent>([...stages, ...seatsFor(reader)]).session(session ?? null);
  return (await (hint ? query.hint(hint) : query)).map(fromDocument);
}

/** Two writes that concern the same event meet here: the second waits or starts again. */
const lockForRoomRequest =
  (events: Events) =>
  async (id: string, session: Session): Promise<CampusEvent | null> => {
    await events.updateOne({ _id: id }, { $inc: { roomRequestCount: 1 } }, { session });
    return findEvent(events)(id, session);
  };

const add =
  (events: Events, { totals, timeZone }: Settings) =>
  async (event: CampusEvent, session: Session): Promise<void> => {
    session.once('ended', totals.invalidate);
    const seats = { taken: 0, checkedIn: 0, waiting: 0, changes: 0, line: [] };
    await events.create([{ ...toDocument(event, timeZone), seats, remindedOf: null }], { session });
  };

/** Of the version before; false when somebody else changed the event first. Its seats are not touched. */
const change =
  (events: Events, { totals, timeZone }: Settings) =>
  async (event: CampusEvent, session: Session): Promise<boolean> => {
    session.once('ended', totals.invalidate);
    const { _id, createdBy: _by, createdAt: _at, roomRequestCount: _count, ...fields } = toDocument(event, timeZone);
    const { modifiedCount } = await events.updateOne(
      { _id, version: event.version - 1 },
      { $set: fields },
      { session },
    );
    return modifiedCount === 1;
  };

/** False when somebody else changed the event first. */
const changeStatus =
  (events: Events, totals: CountCache) =>
  async ({ id, version, status, cancellation }: CampusEvent, session: Session): Promise<boolean> => {
    session.once('ended', totals.invalidate);
    const change = { $set: { status, version, ...(cancellation && { cancellation }) } };
    const { modifiedCount } = await events.updateOne({ _id: id, version: version - 1 }, change, { session });
    return modifiedCount === 1;
  };

/** Events whose stored status is behind the clock. */
const behind =
  (events: Events) =>
  async (now: Date, limit: number): Promise<CampusEvent[]> => {
    const begun = { status: 'planned', sortStart: { $lte: now } } as const;
    const over = { status: { $in: ['planned', 'ongoing'] as const }, overAt: { $lte: now } };
    // One after the other: each has an index of its own, which an $or of both has not in every store.
    const found = await readEvents(events, [{ $match: begun }, { $limit: limit }]);
    const ended = await readEvents(events, [{ $match: over }, { $limit: limit }]);
    const known = new Set(found.map(({ id }) => id));
    return [...found, ...ended.filter(({ id }) => !known.has(id))].slice(0, limit);
  };

function after(cursor: string | undefined): object[] {
  const position = positionOf(cursor, 'number');
  if (!position) return [];
  const start = new Date(position.value);
  return [{ sortStart: { $gte: start }, $or: [{ sortStart: { $gt: start } }, { _id: { $gt: position.id } }] }];
}

const sortStartOf = ({ start }: CampusEvent['schedule']) => start ?? NO_START;

/** What is written of it whenever it changes. */
function toDocument({ id, seats: _seats, ...event }: CampusEvent, timeZone: string) {
  const { start, end, venue } = event.schedule;
  return {
    ...event,
    _id: id,
    sortStart: sortStartOf(event.schedule),
    overAt: overAt(event.schedule),
    terms: searchTermsOf(event.title, event.unit.name, venue),
    months: monthsOf(start, end, timeZone),
  };
}

/** Only the store looks at these. */
const KEYS = ['sortStart', 'overAt', 'terms', 'months', 'remindedOf'] as const satisfies (keyof EventDocument)[];

type ReadEvent = Omit<EventDocument, 'seats' | (typeof KEYS)[number]> & { seats?: Partial<Seats> };

/** The line stays in the store, which finds the reader in it. Events of old have no seats. */
function seatsFor(reader?: string) {
  const hidden = { $unset: ['seats.line', ...KEYS] };
  if (reader === undefined) return [hidden];
  const line = { $ifNull: ['$seats.line', []] };
  return [{ $addFields: { 'seats.position': { $add: [{ $indexOfArray: [line, reader] }, 1] } } }, hidden];
}

/** Field by field: what spreads a document of so many takes several times as long, which a list has fifty of. */
function fromDocument(event: ReadEvent): CampusEvent {
  const { taken = 0, checkedIn = 0, waiting = 0, position } = event.seats ?? {};
  return {
    id: event._id,
    version: event.version,
    title: event.title,
    description: event.description,
    status: event.status,
    category: event.category,
    type: event.type,
    unit: event.unit,
    areas: event.areas,
    organizers: event.organizers,
    schedule: event.schedule,
    registration: event.registration,
    seats: { taken, checkedIn, waiting, ...(position && { position }) },
    budget: event.budget,
    roomRequestCount: event.roomRequestCount,
    createdBy: event.createdBy,
    createdAt: event.createdAt,
    ...(event.cancellation && { cancellation: event.cancellation }),
  };
}
