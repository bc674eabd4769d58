import { addDays, type QueryOf, type RoomRequestStatus, type calls } from '@portal/contracts';
import type { Page, PageRequest, Scope, Session, Store } from '@portal/service-kit';
import { findPage, scopeFilter, searchTextOf, textFilterOf } from '@portal/service-kit';
import { dayOf, startOfDay } from '@portal/service-kit/institute-time';
import { startOfToday, type RoomRequest } from './room-request.domain';
import type { RoomRequestDocument } from './room-request.model';
import { fromDocument, roomRequestModel, toDocument } from './room-request.model';
import type { Room } from './room.domain';

export interface RoomRequestSelection {
  scope: Scope;
  status?: RoomRequestStatus | undefined;
  date?: string | undefined;
  roomKey?: string | undefined;
  unit?: string | undefined;
  q?: string | undefined;
  sort: QueryOf<typeof calls.listRoomRequests>['sort'];
  now: Date;
}

/** The bookings of a room, and which of them were another's before. */
interface MovedBookings {
  bookings: RoomRequest[];
  added: RoomRequest[];
}

const ORDERS = { newest: { createdAt: -1 }, oldest: { createdAt: 1 }, soonest: { startsAt: 1 } } as const;
const SEARCHED = ['search.room', 'search.subject', 'search.unit', 'search.person'];
const MAX_COMPETING = 50;
/** Leaves out the requests of cancelled events, whose rooms are free again. */
const NOT_RELEASED = { releasedAt: null };
const OPEN = { status: { $in: ['Approved', 'Pending'] as RoomRequestStatus[] }, ...NOT_RELEASED };

/** Those that began the day before may end on this one. */
const onDay = (date: string, timeZone: string) => ({
  date: { $in: [addDays(date, -1), date] },
  endsAt: { $gt: startOfDay(date, timeZone) },
});
const notOverdue = (now: Date, timeZone: string) => ({ endsAt: { $gt: startOfToday(now, timeZone) } });

export type RoomRequestRepository = ReturnType<typeof createRoomRequestRepository>;

export function createRoomRequestRepository({ connection }: Pick<Store, 'connection'>, timeZone: string) {
  const requests = roomRequestModel(connection);

  async function list(selection: RoomRequestSelection, page: PageRequest): Promise<Page<RoomRequest>> {
    const { scope, status, date, roomKey, unit, q, sort, now } = selection;
    const { $and: found = [] } = textFilterOf(q, SEARCHED);
    const filter = {
      ...scopeFilter(scope, { unit: 'unit.id', category: 'areas' }),
      ...(status && { status }),
      ...(roomKey && { roomKey }),
      $and: [
        NOT_RELEASED,
        ...(status === 'Pending' ? [notOverdue(now, timeZone)] : []),
        ...(date ? [onDay(date, timeZone)] : []),
        ...(unit ? [{ 'unit.id': unit }] : []),
        ...found,
      ],
    };
    const listed = await findPage(requests, { filter, sort: ORDERS[sort], ...page });
    return { ...listed, items: listed.items.map(fromDocument) };
  }

  async function find(id: string, session: Session | null = null): Promise<RoomRequest | null> {
    const found = await requests.findById(id).session(session).lean<RoomRequestDocument>();
    return found && fromDocument(found);
  }

  /** Oldest first. */
  async function findOfEvents(eventIds: readonly string[], session?: Session): Promise<RoomRequest[]> {
    return findOldestFirst({ eventId: { $in: [...eventIds] } }, session);
  }

  /** All of its event; without one, itself alone. */
  async function findOfSameEvent({ id, eventId }: RoomRequest, session: Session): Promise<RoomRequest[]> {
    return findOldestFirst(eventId === undefined ? { _id: id } : { eventId }, session);
  }

  async function findOldestFirst(filter: object, session: Session | null = null): Promise<RoomRequest[]> {
    const found = await requests
      .find(filter)
      .sort({ createdAt: 1, _id: 1 })
      .session(session)
      .lean<RoomRequestDocument[]>();
    return found.map(fromDocument);
  }

  /** All requests of the events with one that waits for a decision, oldest first; in one query. */
  async function findOfWaitingEvents(scope: Scope, now: Date): Promise<RoomRequest[]> {
    const waiting = {
      eventId: { $exists: true },
      status: 'Pending',
      ...NOT_RELEASED,
      ...notOverdue(now, timeZone),
      ...scopeFilter(scope, { unit: 'unit.id', category: 'areas' }),
    };
    const from = requests.collection.collectionName;
    const found = await requests.aggregate<RoomRequestDocument>([
      { $match: waiting },
      { $group: { _id: '$eventId' } },
      { $lookup: { from, localField: '_id', foreignField: 'eventId', as: 'requests' } },
      { $unwind: '$requests' },
      { $replaceRoot: { newRoot: '$requests' } },
      { $sort: { createdAt: 1, _id: 1 } },
    ]);
    return found.map(fromDocument);
  }

  async function add(request: RoomRequest, session: Session): Promise<void> {
    await requests.create([toDocument(request)], { session });
  }

  /** False when the request was already reviewed. */
  async function saveReview(reviewed: RoomRequest, session: Session): Promise<boolean> {
    const { id, room, roomKey, status, reviewedBy, reviewedAt, reason } = reviewed;
    const change = {
      $set: {
        room,
        'search.room': searchTextOf(room),
        roomKey,
        status,
        reviewedBy,
        reviewedAt,
        ...(reason && { reason }),
      },
    };
    const { modifiedCount } = await requests.updateOne({ _id: id, status: 'Pending' }, change, { session });
    return modifiedCount === 1;
  }

  /** False when the request has changed since it was read. */
  async function saveWithdrawal(before: RoomRequest, { status, releasedAt }: RoomRequest, session: Session) {
    const unchanged = { _id: before.id, status: before.status, ...NOT_RELEASED };
    const { modifiedCount } = await requests.updateOne(unchanged, { $set: { status, releasedAt } }, { session });
    return modifiedCount === 1;
  }

  /** Pending ones whose day is over. */
  async function findOverdue(now: Date, limit: number): Promise<RoomRequest[]> {
    const found = await requests
      .find({ status: 'Pending', ...NOT_RELEASED, endsAt: { $lte: startOfToday(now, timeZone) } })
      .limit(limit)
      .lean<RoomRequestDocument[]>();
    return found.map(fromDocument);
  }

  /** Bookings and pending requests of a room that are not over. */
  async function findUpcoming({ bookingKey }: Pick<Room, 'bookingKey'>, now: Date, session: Session) {
    return findOpen({ roomKey: bookingKey }, now, session);
  }

  /** Bookings and pending requests of an event that are not over. */
  async function findOpenOfEvent(eventId: string, now: Date, session: Session) {
    return findOpen({ eventId }, now, session);
  }

  /** Soonest first. */
  async function findOpen(of: { roomKey: string } | { eventId: string }, now: Date, session: Session) {
    const found = await requests
      .find({ ...of, ...OPEN, endsAt: { $gt: now } })
      .sort({ startsAt: 1, _id: 1 })
      .session(session)
      .lean<RoomRequestDocument[]>();
    return found.map(fromDocument);
  }

  async function findApprovedOn(date: string, session: Session): Promise<RoomRequest[]> {
    const found = await requests
      .find({ ...onDay(date, timeZone), status: 'Approved', ...NOT_RELEASED })
      .session(session)
      .lean<RoomRequestDocument[]>();
    return found.map(fromDocument);
  }

  /** Pending ones for the same room at an overlapping time, soonest first. */
  async function findCompeting(request: RoomRequest): Promise<RoomRequest[]> {
    const { id, roomKey, date, endDate, startsAt, endsAt } = request;
    const near = { date: { $gte: addDays(date, -1), $lte: endDate } };
    const overlapping = { startsAt: { $lt: endsAt }, endsAt: { $gt: startsAt } };
    const found = await requests
      .find({ roomKey, ...near, status: 'Pending', ...NOT_RELEASED, ...overlapping, _id: { $ne: id } })
      .sort({ startsAt: 1, _id: 1 })
      .limit(MAX_COMPETING)
      .lean<RoomRequestDocument[]>();
    return found.map(fromDocument);
  }

  /** The ids of events with an approved request for the room that overlaps the time. */
  async function findBookedEvents(booking: { roomKey: string; start: Date; end: Date }): Promise<string[]> {
    const { roomKey, start, end } = booking;
    const date = { $gte: addDays(dayOf(start, timeZone), -1), $lte: dayOf(end, timeZone) };
    const overlapping = { startsAt: { $lt: end }, endsAt: { $gt: start } };
    return requests.distinct('eventId', { roomKey, date, status: 'Approved', ...NOT_RELEASED, ...overlapping });
  }

  /** Ends the bookings and pending requests of an event, and answers them. */
  async function release(eventId: string, at: Date, session: Session): Promise<RoomRequest[]> {
    const open = { eventId, ...OPEN };
    const found = await requests.find(open).session(session).lean<RoomRequestDocument[]>();
    await requests.updateMany(open, { $set: { releasedAt: at } }, { session });
    return found.map((request) => fromDocument({ ...request, releasedAt: at }));
  }

  /** Requests under any of these keys that are not over become the room's. */
  async function moveToRoom(
    { name, bookingKey }: Room,
    { keys, now }: { keys: readonly string[]; now: Date },
    session: Session,
  ): Promise<MovedBookings> {
    const upcoming = { roomKey: { $in: [...keys] }, endsAt: { $gt: now } };
    const booked = await requests
      .find({ ...upcoming, status: 'Approved', ...NOT_RELEASED })
      .session(session)
      .lean<RoomRequestDocument[]>();
    const change = { room: name, roomKey: bookingKey, 'search.room': searchTextOf(name) };
    await requests.updateMany(upcoming, { $set: change }, { session });
    const inRoom = (request: RoomRequestDocument) => fromDocument({ ...request, room: name, roomKey: bookingKey });
    const moved = booked.filter(({ roomKey }) => roomKey !== bookingKey);
    return { bookings: booked.map(inRoom), added: moved.map(inRoom) };
  }

  return {
    list,
    find,
    findOfEvents,
    findOfSameEvent,
    findOfWaitingEvents,
    add,
    saveReview,
    saveWithdrawal,
    findOverdue,
    findUpcoming,
    findOpenOfEvent,
    findApprovedOn,
    findCompeting,
    findBookedEvents,
    release,
    moveToRoom,
  };
}
