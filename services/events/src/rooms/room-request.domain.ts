import {
  keyOf,
  type BodyOf,
  type EventCategory,
  type RoomRequestStatus,
  type UnitCategory,
  type UnitRef,
  type calls,
} from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import { instantOf } from '@portal/service-kit/institute-time';
import type { CampusEvent, PersonRef } from '../events/event.domain';
import type { Room } from './room.domain';

export interface RoomRequest {
  id: string;
  eventId: string;
  eventTitle: string;
  unit: UnitRef;
  /** Of the event, as `categories` there. */
  categories: UnitCategory[];
  /** The event's own; absent in requests from before it was kept. */
  category?: EventCategory;
  room: string;
  /** The `bookingKey` of the room; for a room that is not in the catalogue, `keyOf` its name. */
  roomKey: string;
  date: string;
  time: string;
  endTime: string;
  startsAt: Date;
  endsAt: Date;
  description: string;
  status: RoomRequestStatus;
  requestedBy: PersonRef;
  reviewedBy?: PersonRef;
  reviewedAt?: Date;
  /** Why it was rejected. */
  reason?: string;
  createdAt: Date;
  /** When the event was cancelled, which makes the room free again. */
  releasedAt?: Date;
}

export type RoomRequestInput = BodyOf<typeof calls.requestRoom>;

interface Submission {
  id: string;
  event: Pick<CampusEvent, 'id' | 'title' | 'category' | 'unit' | 'categories'>;
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
  room: Pick<Room, 'name' | 'bookingKey'> | null;
}

/** An hour later, at most 23:59: a request never crosses midnight. */
export function endTimeOf(time: string): string {
  const hour = Number(time.slice(0, 2)) + 1;
  return hour > 23 ? '23:59' : `${String(hour).padStart(2, '0')}${time.slice(2)}`;
}

export function submit(input: RoomRequestInput, submission: Submission): RoomRequest {
  const { id, event, room, requester, timeZone, now } = submission;
  const { date, time, description } = input;
  const endTime = input.end_time ?? endTimeOf(time);
  if (endTime <= time) {
    const errors = [{ path: 'end_time', message: 'The end must be after the start.' }];
    throw new DomainError('REQUEST.INVALID', { errors });
  }
  return {
    id,
    eventId: event.id,
    eventTitle: event.title,
    unit: event.unit,
    categories: event.categories,
    category: event.category,
    room: room?.name ?? input.room,
    roomKey: room?.bookingKey ?? keyOf(input.room),
    date,
    time,
    endTime,
    startsAt: instantOf(date, time, timeZone),
    endsAt: instantOf(date, endTime, timeZone),
    description,
    status: 'Pending',
    requestedBy: requester,
    createdAt: now,
  };
}

export function approve(request: RoomRequest, { room, reviewer, now }: Approval): RoomRequest {
  assertPending(request);
  const inRoom = room && { room: room.name, roomKey: room.bookingKey };
  return { ...request, ...inRoom, status: 'Approved', reviewedBy: reviewer, reviewedAt: now };
}

export function reject(request: RoomRequest, { reviewer, now, reason }: Rejection): RoomRequest {
  assertPending(request);
  return { ...request, status: 'Rejected', reviewedBy: reviewer, reviewedAt: now, ...(reason && { reason }) };
}

function assertPending({ status }: RoomRequest): void {
  if (status !== 'Pending') throw new DomainError('ROOM_REQUEST.ALREADY_REVIEWED', { status });
}
