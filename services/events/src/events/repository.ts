import type { EventCategory, EventStatus } from '@portal/contracts';
import type { Page, PageRequest, Session, Store } from '@portal/service-kit';
import { pageOf, positionOf } from '@portal/service-kit';
import type { Area } from '../areas/domain';
import { storedWithin } from '../areas/domain';
import { searchableText, typedText } from '../search/domain';
import { overAt } from '../status/domain';
import type { Totals } from '../totals/domain';
import type { CampusEvent, Seats } from './domain';
import type { EventDocument } from './model';
import { eventModel } from './model';

export interface EventSelection {
  /** Absent: whatever the area. */
  area?: Area;
  statuses?: readonly EventStatus[];
  category?: EventCategory | undefined;
  q?: string | undefined;
  ids?: readonly string[];
  /** Not over at this moment. */
  notOverAt?: Date;
}

type Events = ReturnType<typeof eventModel>;

export type EventRepository = ReturnType<typeof createEventRepository>;

export function createEventRepository({ connection }: Pick<Store, 'connection'>, totals: Totals) {
  const events = eventModel(connection);
  return {
    page: page(events, totals),
    find: findEvent(events),
    lockForRoomRequest: lockForRoomRequest(events),
    add: add(events, totals),
    changeStatus: changeStatus(events, totals),
    behind: behind(events),
  };
}

/** Stands for a start that is not set: such events come last. */
const NO_START = new Date('9999-12-31T00:00:00Z');

/** Starts where the cursor points, not after counting past what was read: a deep page costs what the first does. */
const page =
  (events: Events, totals: Totals) =>
  async (selection: EventSelection, { limit, cursor }: PageRequest, reader?: string): Promise<Page<CampusEvent>> => {
    const chosen = conditionOf(selection);
    const [found, total] = await Promise.all([
      events.aggregate<ReadEvent>([
        { $match: { ...chosen, ...after(cursor) } },
        { $sort: { sortStart: 1, _id: 1 } },
        { $limit: limit + 1 },
        ...seatsFor(reader),
      ]),
      totals.of(chosen, async () => events.countDocuments(chosen)),
    ]);
    return pageOf(found.map(fromDocument), total, limit, ({ schedule, id }) => ({
      value: sortStartOf(schedule).getTime(),
      id,
    }));
  };

export const findEvent =
  (events: Events) =>
  async (id: string, session?: Session, reader?: string): Promise<CampusEvent | null> => {
    const [found] = await events
      .aggregate<ReadEvent>([{ $match: { _id: id } }, ...seatsFor(reader)])
      .session(session ?? null);
    return found ? fromDocument(found) : null;
  };

/** Two writes that concern the same event meet here: the second waits or starts again. */
const lockForRoomRequest =
  (events: Events) =>
  async (id: string, session: Session): Promise<CampusEvent | null> => {
    await events.updateOne({ _id: id }, { $inc: { roomRequestCount: 1 } }, { session });
    return findEvent(events)(id, session);
  };

const add =
  (events: Events, totals: Totals) =>
  async (event: CampusEvent, session: Session): Promise<void> => {
    session.once('ended', totals.forget);
    await events.create([toDocument(event)], { session });
  };

/** False when somebody else changed the event first. */
const changeStatus =
  (events: Events, totals: Totals) =>
  async ({ id, version, status, cancellation }: CampusEvent, session: Session): Promise<boolean> => {
    session.once('ended', totals.forget);
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
    const found = await events.aggregate<ReadEvent>([
      { $match: { $or: [begun, over] } },
      { $limit: limit },
      ...seatsFor(),
    ]);
    return found.map(fromDocument);
  };

function conditionOf({ area, statuses, category, q, ids, notOverAt }: EventSelection) {
  return {
    ...(area && storedWithin(area)),
    ...(statuses && { status: { $in: [...statuses] } }),
    ...(category && { category }),
    ...(q && { searchText: { $regex: typedText(q) } }),
    ...(ids && { _id: { $in: [...ids] } }),
    ...(notOverAt && { overAt: { $not: { $lte: notOverAt } } }),
  };
}

function after(cursor: string | undefined) {
  const position = positionOf(cursor, 'number');
  if (!position) return {};
  const start = new Date(position.value);
  return { sortStart: { $gte: start }, $or: [{ sortStart: { $gt: start } }, { _id: { $gt: position.id } }] };
}

const sortStartOf = ({ start }: CampusEvent['schedule']) => start ?? NO_START;

function toDocument({ id, seats: _seats, ...event }: CampusEvent): EventDocument {
  return {
    ...event,
    _id: id,
    seats: { taken: 0, checkedIn: 0, changes: 0, line: [] },
    sortStart: sortStartOf(event.schedule),
    overAt: overAt(event.schedule),
    searchText: searchableText(event.title, event.unit.name, event.schedule.venue),
  };
}

type ReadEvent = Omit<EventDocument, 'seats'> & { seats?: Partial<Seats> };

/** The line stays in the store, which counts it and finds the reader in it. Events of old have no seats. */
function seatsFor(reader?: string) {
  const line = { $ifNull: ['$seats.line', []] };
  const position = reader !== undefined && { 'seats.position': { $add: [{ $indexOfArray: [line, reader] }, 1] } };
  return [{ $addFields: { 'seats.waiting': { $size: line }, ...position } }, { $unset: 'seats.line' }];
}

/** Else whole documents are read: a store takes longer to leave four small fields out than to send them. */
function fromDocument({ _id, seats = {}, ...event }: ReadEvent): CampusEvent {
  const { taken = 0, checkedIn = 0, waiting = 0, position } = seats;
  return { ...event, id: _id, seats: { taken, checkedIn, waiting, ...(position && { position }) } };
}
