import type {
  BodyOf,
  EventCategory,
  EventData,
  RoomRequestStatus,
  UnitCategory,
  UnitRef,
  calls,
} from '@portal/contracts';
import { addDays, errorCatalogue, keyOf } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import { dayOf, instantOf, startOfDay } from '@portal/service-kit/institute-time';
import { searchTextOf } from '@portal/service-kit/search';
import type { CampusEvent, PersonRef } from '../events/event.domain';
import type { Room } from './room.domain';

export interface RoomRequest {
  id: string;
  /** Absent without an event. */
  eventId?: string;
  eventTitle?: string;
  /** What the room is for, when it is for no event. */
  purpose?: string;
  unit: UnitRef;
  /** Of the event, as `categories` there; without an event, the unit's own. */
  categories: UnitCategory[];
  /** The event's own; absent without an event, and in requests from before it was kept. */
  category?: EventCategory;
  room: string;
  /** The `bookingKey` of the room; for a room that is not in the catalogue, `keyOf` its name. */
  roomKey: string;
  date: string;
  time: string;
  endTime: string;
  /** The day of its end: its own or the next one. What ends at midnight ends on the next day, at `00:00`. */
  endDate: string;
  startsAt: Date;
  endsAt: Date;
  description: string;
  status: RoomRequestStatus;
  requestedBy: PersonRef;
  /** Absent while it is pending, and when the clock rejected it. */
  reviewedBy?: PersonRef;
  reviewedAt?: Date;
  /** Why it was rejected. */
  reason?: string;
  createdAt: Date;
  /** When the event was cancelled or the request withdrawn, which makes the room free again. */
  releasedAt?: Date;
}

/** What a search for requests looks through: each by its own text, so that one can change without the others. */
export interface SearchTexts {
  room: string;
  /** Of the event or the purpose. */
  subject: string;
  unit: string;
  person: string;
}

export type RoomRequestInput = BodyOf<typeof calls.requestRoom>;
export type PurposeRequestInput = BodyOf<typeof calls.requestRoomForPurpose>;

/** What a room is for, and whose request it is. */
export type RequestSubject = Pick<
  RoomRequest,
  'eventId' | 'eventTitle' | 'purpose' | 'unit' | 'categories' | 'category'
>;

interface Submission {
  id: string;
  subject: RequestSubject;
  /** The room of that name in the catalogue, if it has one. */
  room: Pick<Room, 'name' | 'bookingKey'> | null;
  requester: PersonRef;
  timeZone: string;
  now: Date;
}

export interface Decision {
  reviewer: PersonRef;
  now: Date;
}

interface Rejection extends Decision {
  reason?: string | undefined;
}

interface Approval extends Decision {
  /** What the catalogue has now under the request's key. */
  room: Pick<Room, 'name' | 'bookingKey' | 'active'> | null;
  timeZone: string;
}

/** Of a request that nobody decided on. */
const DAY_PASSED = 'The day has passed.';

/** When a request ends; an hour after its start when it does not say. */
export function endOf({ date, time, end_time, end_date = date }: Omit<RoomRequestInput, 'room' | 'description'>) {
  if (end_time === '24:00') return { endDate: addDays(end_date, 1), endTime: '00:00' };
  if (end_time !== undefined) return { endDate: end_date, endTime: end_time };
  const hour = (Number(time.slice(0, 2)) + 1) % 24;
  return {
    endDate: hour === 0 ? addDays(date, 1) : date,
    endTime: `${String(hour).padStart(2, '0')}${time.slice(2)}`,
  };
}

export function forEvent({
  id: eventId,
  title: eventTitle,
  unit,
  categories,
  category,
}: Pick<CampusEvent, 'id' | 'title' | 'category' | 'unit' | 'categories'>): RequestSubject {
  return { eventId, eventTitle, unit, categories, category };
}

export function forPurpose(purpose: string, unit: UnitRef): RequestSubject {
  return { purpose, unit, categories: [unit.category] };
}

export function submit(input: RoomRequestInput, submission: Submission): RoomRequest {
  const { id, subject, room, requester, timeZone, now } = submission;
  const { date, time, description } = input;
  const { endDate, endTime } = endOf(input);
  const endsAt = instantOf(endDate, endTime, timeZone);
  if (endsAt <= startOfToday(now, timeZone)) {
    const errors = [{ path: 'date', message: 'This day has passed. Choose a later one.' }];
    throw new DomainError('REQUEST.INVALID', { errors });
  }
  return {
    id,
    ...subject,
    room: room?.name ?? input.room,
    roomKey: room?.bookingKey ?? keyOf(input.room),
    date,
    time,
    endTime,
    endDate,
    startsAt: instantOf(date, time, timeZone),
    endsAt,
    description,
    status: 'Pending',
    requestedBy: requester,
    createdAt: now,
  };
}

/** What ends by then is not decided any more: its last day is over. */
export const startOfToday = (now: Date, timeZone: string) => startOfDay(dayOf(now, timeZone), timeZone);

export function approve(request: RoomRequest, { room, reviewer, now, timeZone }: Approval): RoomRequest {
  assertPending(request);
  if (request.endsAt <= startOfToday(now, timeZone)) throw new DomainError('ROOM_REQUEST.DAY_PASSED');
  assertInUse(room);
  const inRoom = room && { room: room.name, roomKey: room.bookingKey };
  return { ...request, ...inRoom, status: 'Approved', reviewedBy: reviewer, reviewedAt: now };
}

export function reject(request: RoomRequest, { reviewer, now, reason }: Rejection): RoomRequest {
  assertPending(request);
  return { ...request, status: 'Rejected', reviewedBy: reviewer, reviewedAt: now, ...(reason && { reason }) };
}

/** What the clock does to a request whose day passed while it was pending. */
export function expire(request: RoomRequest, now: Date): RoomRequest {
  assertPending(request);
  return { ...request, status: 'Rejected', reviewedAt: now, reason: DAY_PASSED };
}

/** A pending request is taken back, and an approved room given back until its time is over. */
export function withdraw(request: RoomRequest, now: Date): RoomRequest {
  if (!isOpen(request, now)) throw new DomainError('ROOM_REQUEST.NOT_OPEN', { status: request.status });
  return { ...request, status: 'Withdrawn', releasedAt: now };
}

/** Pending or booked, and not over. */
export function isOpen({ status, releasedAt, endsAt }: RoomRequest, now: Date): boolean {
  return (status === 'Pending' || status === 'Approved') && !releasedAt && endsAt > now;
}

/** A room of the catalogue may be closed; a name that is not in it never is. */
export function assertInUse(room: Pick<Room, 'active'> | null): void {
  if (room && !room.active) {
    const errors = [{ path: 'room', message: errorCatalogue['ROOM.CLOSED'].message }];
    throw new DomainError('ROOM.CLOSED', { errors });
  }
}

function assertPending({ status }: RoomRequest): void {
  if (status !== 'Pending') throw new DomainError('ROOM_REQUEST.ALREADY_REVIEWED', { status });
}

/** What other services get of a room request. */
export function roomRequestSnapshotOf(request: RoomRequest): EventData<'events.room-request.approved.v1'> {
  const { id, eventId, eventTitle, purpose, unit, room, date, time, endTime, endDate, requestedBy } = request;
  const { category, reason } = request;
  return {
    requestId: id,
    ...(eventId !== undefined && { eventId, eventTitle }),
    ...(purpose !== undefined && { purpose }),
    unit,
    room,
    date,
    time,
    endTime,
    ...(endDate !== date && { endDate }),
    requestedBy: requestedBy.id,
    ...(category && { category }),
    ...(reason && { reason }),
  };
}

export function searchTextsOf({
  room,
  eventTitle,
  purpose,
  unit,
  requestedBy,
}: Pick<RoomRequest, 'room' | 'eventTitle' | 'purpose' | 'unit' | 'requestedBy'>): SearchTexts {
  return {
    room: searchTextOf(room),
    subject: searchTextOf(eventTitle ?? purpose ?? ''),
    unit: searchTextOf(unit.name),
    person: searchTextOf(requestedBy.name),
  };
}
