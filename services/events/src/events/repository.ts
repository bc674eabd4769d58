import type { EventCategory, EventStatus } from '@portal/contracts';
import type { Page, PageRequest, Session, Store } from '@portal/service-kit';
import { pageOf, positionOf } from '@portal/service-kit';
import type { Area } from '../areas/domain';
import { storedWithin } from '../areas/domain';
import { searchableText, typedText } from '../search/domain';
import { overAt } from '../status/domain';
import type { Totals } from '../totals/domain';
import type { CampusEvent } from './domain';
import type { EventDocument } from './model';
import { eventModel } from './model';

export interface EventSelection {
  /** Absent: whatever the area. */
  area?: Area;
  statuses?: readonly EventStatus[];
  category?: EventCategory | undefined;
  q?: string | undefined;
}

type Events = ReturnType<typeof eventModel>;

export type EventRepository = ReturnType<typeof createEventRepository>;

export function createEventRepository({ connection }: Pick<Store, 'connection'>, totals: Totals) {
  const events = eventModel(connection);
  return {
    page: page(events, totals),
    find: find(events),
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
  async (selection: EventSelection, { limit, cursor }: PageRequest): Promise<Page<CampusEvent>> => {
    const chosen = conditionOf(selection);
    const [found, total] = await Promise.all([
      events
        .find({ ...chosen, ...after(cursor) })
        .sort({ sortStart: 1, _id: 1 })
        .limit(limit + 1)
        .lean<EventDocument[]>(),
      totals.of(chosen, async () => events.countDocuments(chosen)),
    ]);
    return pageOf(found.map(fromDocument), total, limit, ({ schedule, id }) => ({
      value: sortStartOf(schedule).getTime(),
      id,
    }));
  };

const find =
  (events: Events) =>
  async (id: string, session?: Session): Promise<CampusEvent | null> => {
    const found = await events
      .findById(id)
      .session(session ?? null)
      .lean<EventDocument>();
    return found && fromDocument(found);
  };

/** Two writes that concern the same event meet here: the second waits or starts again. */
const lockForRoomRequest =
  (events: Events) =>
  async (id: string, session: Session): Promise<CampusEvent | null> => {
    const found = await events
      .findOneAndUpdate({ _id: id }, { $inc: { roomRequestCount: 1 } }, { session })
      .lean<EventDocument>();
    return found && fromDocument(found);
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
    const found = await events
      .find({ $or: [begun, over] })
      .limit(limit)
      .lean<EventDocument[]>();
    return found.map(fromDocument);
  };

function conditionOf({ area, statuses, category, q }: EventSelection) {
  return {
    ...(area && storedWithin(area)),
    ...(statuses && { status: { $in: [...statuses] } }),
    ...(category && { category }),
    ...(q && { searchText: { $regex: typedText(q) } }),
  };
}

function after(cursor: string | undefined) {
  const position = positionOf(cursor, 'number');
  if (!position) return {};
  const start = new Date(position.value);
  return { sortStart: { $gte: start }, $or: [{ sortStart: { $gt: start } }, { _id: { $gt: position.id } }] };
}

const sortStartOf = ({ start }: CampusEvent['schedule']) => start ?? NO_START;

function toDocument({ id, ...event }: CampusEvent): EventDocument {
  return {
    ...event,
    _id: id,
    sortStart: sortStartOf(event.schedule),
    overAt: overAt(event.schedule),
    searchText: searchableText(event.title, event.unit.name, event.schedule.venue),
  };
}

/** Whole documents are read: a store takes longer to leave four small fields out than to send them. */
function fromDocument({ _id, ...event }: EventDocument): CampusEvent {
  return { ...event, id: _id };
}
