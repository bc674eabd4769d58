import type { UnitRef } from '@portal/contracts';
import type { CountCache, Page, PageRequest, Session, Store } from '@portal/service-kit';
import { afterCommit, findPartitionedPage, renewFields } from '@portal/service-kit';
import { monthsOf } from '@portal/service-kit/institute-time';
import type { PipelineStage } from 'mongoose';
import { categoriesOf, type CampusEvent } from './event.domain';
import type { EventSelection } from './event-filter.repository';
import { filterOf, partsOf } from './event-filter.repository';
import type { EventDocument } from './event.model';
import { eventModel, fromDocument, readStages, termsOf, toDocument, UNREAD } from './event.model';

interface Options {
  countCache: CountCache;
  timeZone: string;
}

interface ReadOptions {
  session?: Session | undefined;
  /** Whose position on the waiting list is wanted. */
  reader?: string | undefined;
}

export interface CapacityChange {
  taken?: number;
  checkedIn?: number;
  /** The id of a person, who comes last. */
  joinWaitlist?: string;
  /** Ids of people who all wait. */
  leaveWaitlist?: readonly string[];
}

const SOONEST_FIRST = { $sort: { sortStart: 1, _id: 1 } } as const;
const NOT_OVER = { $in: ['planned', 'ongoing'] };
const MAX_CONFLICTS = 200;

export type EventRepository = ReturnType<typeof createEventRepository>;

export function createEventRepository({ connection }: Pick<Store, 'connection'>, { countCache, timeZone }: Options) {
  const events = eventModel(connection);

  async function read(stages: PipelineStage[], { session, reader }: ReadOptions = {}): Promise<CampusEvent[]> {
    const found = events.aggregate<EventDocument>([...stages, ...readStages(reader)]).session(session ?? null);
    return (await found).map(fromDocument);
  }

  /** Around now: what is not over, soonest first, then what is over, latest first. */
  async function list(
    selection: EventSelection,
    { limit, cursor, now }: PageRequest & { now: Date },
    reader?: string,
  ): Promise<Page<CampusEvent>> {
    const found = await findPartitionedPage(events, {
      filter: filterOf(selection, timeZone),
      field: 'sortStart',
      now,
      parts: (begunAt) => partsOf(selection, { begunAt, now }),
      stages: readStages(reader),
      countCache,
      limit,
      cursor,
    });
    return { ...found, items: found.items.map(fromDocument) };
  }

  async function find(id: string, options: ReadOptions = {}): Promise<CampusEvent | null> {
    if (options.reader !== undefined) return (await read([{ $match: { _id: id } }], options))[0] ?? null;
    const found = events.findById(id, UNREAD).session(options.session ?? null);
    const event = await found.lean<EventDocument>();
    return event && fromDocument(event);
  }

  async function add(event: CampusEvent, session: Session): Promise<void> {
    afterCommit(session, countCache.invalidate);
    const seats = { taken: 0, checkedIn: 0, waiting: 0, changes: 0, line: [] };
    await events.create([{ ...toDocument(event, timeZone), seats, remindedOf: null }], { session });
  }

  /** All but the capacity; false when another write changed the event first. */
  async function change(event: CampusEvent, session: Session): Promise<boolean> {
    const { _id, createdBy: _by, createdAt: _at, roomRequestCount: _count, ...fields } = toDocument(event, timeZone);
    return updateVersion(event, { $set: fields }, session);
  }

  /** False when another write changed the event first. */
  async function changeStatus(event: CampusEvent, session: Session): Promise<boolean> {
    const { status, version, changedAt, completedAt, cancellation } = event;
    const fields = { status, version, changedAt, completedAt, ...(cancellation && { cancellation }) };
    return updateVersion(event, { $set: fields }, session);
  }

  async function updateVersion({ id, version }: CampusEvent, update: object, session: Session): Promise<boolean> {
    afterCommit(session, countCache.invalidate);
    const { modifiedCount } = await events.updateOne({ _id: id, version: version - 1 }, update, { session });
    return modifiedCount === 1;
  }

  /** Their versions stay: what they say of themselves did not change. */
  async function syncUnitDetails(unit: UnitRef, session: Session): Promise<void> {
    afterCommit(session, countCache.invalidate);
    const named = { 'organizers.$[named].name': unit.name };
    await events.updateMany(
      { 'organizers.id': unit.id },
      { $set: named },
      { session, arrayFilters: [{ 'named.id': unit.id }] },
    );
    const other = [{ 'unit.name': { $ne: unit.name } }, { 'unit.category': { $ne: unit.category } }];
    const held = await events
      .find({ 'unit.id': unit.id, $or: other }, { title: 1, category: 1, 'schedule.venue': 1 })
      .session(session)
      .lean<EventDocument[]>();
    if (held.length === 0) return;
    const updates = held.map(({ _id, title, category, schedule: { venue } }) => {
      const changed = { unit, areas: categoriesOf(category, unit), terms: termsOf(title, unit, venue) };
      return { updateOne: { filter: { _id }, update: { $set: changed } } };
    });
    await events.bulkWrite(updates, { session });
  }

  /** Events whose stored status is behind the clock. */
  async function findOverdue(now: Date, limit: number): Promise<CampusEvent[]> {
    const begun = { status: 'planned', sortStart: { $lte: now } };
    const over = { status: NOT_OVER, overAt: { $lte: now } };
    return read([{ $match: { $or: [begun, over] } }, { $limit: limit }]);
  }

  /** Begins with a write, so that two transactions that concern the event run one after the other. */
  async function countRoomRequest(id: string, session: Session): Promise<CampusEvent | null> {
    await events.updateOne({ _id: id }, { $inc: { roomRequestCount: 1 } }, { session });
    return find(id, { session });
  }

  /** Begins with a write, so that changes of the capacity run one after the other; `sequence` numbers them. */
  async function lockCapacity(id: string, session: Session): Promise<{ event: CampusEvent; sequence: number } | null> {
    const counted = await events
      .findOneAndUpdate(
        { _id: id },
        { $inc: { 'seats.changes': 1 } },
        { session, returnDocument: 'after', projection: { 'seats.changes': 1 } },
      )
      .lean<{ seats: { changes: number } }>();
    const event = counted && (await find(id, { session }));
    return event && { event, sequence: counted.seats.changes };
  }

  /** Within a transaction that called `lockCapacity`. */
  async function changeCapacity(id: string, change: CapacityChange, session: Session): Promise<void> {
    const { taken = 0, checkedIn = 0, joinWaitlist, leaveWaitlist } = change;
    const waiting = (joinWaitlist === undefined ? 0 : 1) - (leaveWaitlist?.length ?? 0);
    const update = {
      $inc: { 'seats.taken': taken, 'seats.checkedIn': checkedIn, 'seats.waiting': waiting },
      ...(joinWaitlist !== undefined && { $push: { 'seats.line': joinWaitlist } }),
      ...(leaveWaitlist && { $pullAll: { 'seats.line': [...leaveWaitlist] } }),
    };
    await events.updateOne({ _id: id }, update, { session });
  }

  /** The ids of those who waited longest, in their order. */
  async function firstOnWaitlist(id: string, count: number, session: Session): Promise<string[]> {
    const first = { $slice: [{ $ifNull: ['$seats.line', []] }, count] };
    const [found] = await events
      .aggregate<{ first: string[] }>([{ $match: { _id: id } }, { $project: { first } }])
      .session(session);
    return found?.first ?? [];
  }

  /** 1 for the first, by person, for those who wait; found in the store, without reading the whole list. */
  async function waitlistPositions(id: string, personIds: readonly string[]): Promise<Map<string, number>> {
    if (personIds.length === 0) return new Map();
    const each = { $indexOfArray: [{ $ifNull: ['$seats.line', []] }, '$$person'] };
    const [found] = await events.aggregate<{ indexes: number[] }>([
      { $match: { _id: id } },
      { $project: { indexes: { $map: { input: { $literal: [...personIds] }, as: 'person', in: each } } } },
    ]);
    const positions = personIds.map((personId, nth) => [personId, (found?.indexes[nth] ?? -1) + 1] as const);
    return new Map(positions.filter(([, position]) => position > 0));
  }

  /** Planned and ongoing events that overlap a time, and those with these ids; soonest first. */
  async function findOverlapping(
    { start, end }: { start: Date; end: Date },
    ids: readonly string[],
  ): Promise<CampusEvent[]> {
    const months = { $in: monthsOf(start, end, timeZone) };
    const overlapping = { months, status: NOT_OVER, sortStart: { $lt: end }, overAt: { $gt: start } };
    const found = await read([{ $match: overlapping }, SOONEST_FIRST, { $limit: MAX_CONFLICTS }]);
    const missing = ids.filter((id) => !found.some((event) => event.id === id));
    if (missing.length === 0) return found;
    const others = await read([{ $match: { _id: { $in: missing }, status: NOT_OVER } }, SOONEST_FIRST]);
    return [...found, ...others].toSorted(byStart);
  }

  /** Those with these ids and those that the person organizes, which begin after an instant; soonest first. */
  async function findOfPerson(
    { personId, eventIds }: { personId: string; eventIds: readonly string[] },
    since: Date,
    limit: number,
  ): Promise<CampusEvent[]> {
    const own = [{ _id: { $in: [...eventIds] } }, { 'organizers.id': personId }];
    const filter = { sortStart: { $gte: since }, 'schedule.start': { $ne: null }, $or: own };
    return read([{ $match: filter }, SOONEST_FIRST, { $limit: limit }]);
  }

  /** The ids of planned events that begin in a period and that not everybody was reminded of, soonest first. */
  async function findToRemind({ after, until }: { after: Date; until: Date }, limit: number): Promise<string[]> {
    const beginning = { status: 'planned' as const, sortStart: { $gt: after, $lte: until } };
    const found = await events
      .find({ ...beginning, $expr: { $ne: ['$remindedOf', '$sortStart'] } }, { _id: 1 })
      .sort({ sortStart: 1, _id: 1 })
      .limit(limit)
      .lean<{ _id: string }[]>();
    return found.map(({ _id }) => _id);
  }

  /** Does nothing when the event was moved in the meantime: then people are to be reminded of its new start. */
  async function markReminded(id: string, start: Date, session: Session): Promise<void> {
    await events.updateOne({ _id: id, sortStart: start }, { $set: { remindedOf: start } }, { session });
  }

  /** Rows of earlier builds are found as today's. */
  const renewListFields = () =>
    renewFields<EventDocument>(events, ({ title, unit, schedule }) => ({
      terms: termsOf(title, unit, schedule.venue),
    }));

  return {
    renewListFields,
    list,
    find,
    add,
    change,
    changeStatus,
    syncUnitDetails,
    findOverdue,
    countRoomRequest,
    lockCapacity,
    changeCapacity,
    firstOnWaitlist,
    waitlistPositions,
    findOverlapping,
    findOfPerson,
    findToRemind,
    markReminded,
  };
}

function byStart(one: CampusEvent, other: CampusEvent): number {
  return (one.schedule.start?.getTime() ?? Infinity) - (other.schedule.start?.getTime() ?? Infinity);
}
