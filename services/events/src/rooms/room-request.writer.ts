import { errorCatalogue, isLeftBehind } from '@portal/contracts';
import type { Actor, Clock, Outbox, Session } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit';
import type { CampusEvent } from '../events/event.domain';
import { bookedRoomsOf, dayPartsOf } from './booked-day.domain';
import type { BookedDayRepository } from './booked-day.repository';
import { findOverlapping } from './booking.domain';
import { roomRequestSnapshotOf, withdraw as withdrawRequest, type RoomRequest } from './room-request.domain';
import type { RoomRequestRepository } from './room-request.repository';
import type { Room } from './room.domain';

interface Dependencies {
  requests: Pick<
    RoomRequestRepository,
    | 'add'
    | 'saveReview'
    | 'saveWithdrawal'
    | 'findApprovedOn'
    | 'findOpenOfEvent'
    | 'findUpcoming'
    | 'moveToRoom'
    | 'release'
  >;
  bookedDays: Pick<BookedDayRepository, 'write'>;
  outbox: Outbox;
  clock: Clock;
}

type RoomRequestEvent = `events.room-request.${'submitted' | 'approved' | 'rejected' | 'withdrawn' | 'released'}.v1`;
type OpenRequestEvent = `events.room-notice.${'event-moved' | 'room-closed'}.v1`;
type Schedule = Pick<CampusEvent['schedule'], 'start' | 'end'>;

interface Publication {
  actor: Actor | null;
  session: Session;
}

interface OverlapCheck {
  /** Bookings that are new, or new in their room. */
  added?: readonly RoomRequest[];
  /** What it says when one of them overlaps with another. */
  refusal?: DomainError;
}

interface BookedDays extends OverlapCheck {
  /** Whose days are written. */
  bookings: readonly RoomRequest[];
}

export type RoomRequestWriter = ReturnType<typeof createRoomRequestWriter>;

/** Stores room requests. Each change of bookings writes their days, and no two bookings of a room may overlap there. */
export function createRoomRequestWriter({ requests, bookedDays, outbox, clock }: Dependencies) {
  async function add(request: RoomRequest, actor: Actor, session: Session): Promise<void> {
    await requests.add(request, session);
    await publish('events.room-request.submitted.v1', request, { actor, session });
  }

  /** Without an actor when the clock rejects it. */
  async function saveReview(reviewed: RoomRequest, actor: Actor | null, session: Session): Promise<void> {
    if (!(await requests.saveReview(reviewed, session))) throw new DomainError('ROOM_REQUEST.ALREADY_REVIEWED');
    const isApproval = reviewed.status === 'Approved';
    if (isApproval) await writeDays({ bookings: [reviewed], added: [reviewed] }, session);
    const type = isApproval ? 'events.room-request.approved.v1' : 'events.room-request.rejected.v1';
    await publish(type, reviewed, { actor, session });
  }

  /** An approved request gives its room back. */
  async function withdraw(request: RoomRequest, actor: Actor, session: Session): Promise<void> {
    const withdrawn = withdrawRequest(request, clock.now());
    if (!(await requests.saveWithdrawal(request, withdrawn, session))) throw new DomainError('SYSTEM.BUSY');
    const isBooked = request.status === 'Approved';
    if (isBooked) await writeDays({ bookings: [request] }, session);
    const type = isBooked ? 'events.room-request.released.v1' : 'events.room-request.withdrawn.v1';
    await publish(type, withdrawn, { actor, session });
  }

  /** Publishes which rooms of an event are booked or requested for its old time. */
  async function announceMoved(event: CampusEvent, before: Schedule, { actor, session }: Publication): Promise<void> {
    const open = await requests.findOpenOfEvent(event.id, clock.now(), session);
    const leftBehind = open.filter(({ startsAt: start, endsAt: end }) =>
      isLeftBehind({ start, end }, before, event.schedule),
    );
    await publishOpen('events.room-notice.event-moved.v1', leftBehind, { actor, session });
  }

  /** Publishes for each booking and pending request of the room that it was closed. */
  async function announceClosed(room: Room, actor: Actor, session: Session): Promise<void> {
    const affected = await requests.findUpcoming(room, clock.now(), session);
    await publishOpen('events.room-notice.room-closed.v1', affected, { actor, session });
  }

  /** Requests under these keys that are not over become the room's, under its name. */
  async function moveToRoom(room: Room, keys: readonly string[], session: Session): Promise<void> {
    const { bookings, added } = await requests.moveToRoom(room, { keys, now: clock.now() }, session);
    await writeDays({ bookings, added, refusal: nameOverlaps() }, session);
  }

  /**
   * Frees the rooms of a cancelled event, and withdraws its pending requests. These are written too, so that an approval
   * in another transaction starts again and sees that the event is cancelled.
   */
  async function releaseOfEvent(eventId: string, { actor, session }: Publication): Promise<void> {
    const released = await requests.release(eventId, clock.now(), session);
    await writeDays({ bookings: released.filter(({ status }) => status === 'Approved') }, session);
    const withdrawn = released
      .filter(({ status }) => status === 'Pending')
      .map((request) => {
        const data = { ...roomRequestSnapshotOf(request), eventCancelled: true as const };
        return {
          type: 'events.room-request.withdrawn.v1' as const,
          subject: request.id,
          data,
          ...(actor && { actor }),
        };
      });
    await outbox.enqueueMany(session, withdrawn);
  }

  /** What is booked on these days as the approved requests say it now. */
  async function refreshDays(dates: readonly string[], session: Session): Promise<void> {
    for (const date of dates) await writeDay(date, {}, session);
  }

  async function writeDays({ bookings, ...check }: BookedDays, session: Session) {
    for (const date of datesOf(bookings)) await writeDay(date, check, session);
  }

  /** Fails the transaction when another one has written the day since it began to read. */
  async function writeDay(date: string, { added = [], refusal }: OverlapCheck, session: Session) {
    const approved = await requests.findApprovedOn(date, session);
    const conflict = findOverlapping(added, approved);
    if (conflict) throw refusal ?? new DomainError('ROOM.ALREADY_BOOKED', { by: conflict.id });
    await bookedDays.write(date, bookedRoomsOf(date, approved), session);
  }

  async function publish(type: RoomRequestEvent, request: RoomRequest, { actor, session }: Publication): Promise<void> {
    await outbox.enqueue(session, {
      type,
      subject: request.id,
      data: roomRequestSnapshotOf(request),
      ...(actor && { actor }),
    });
  }

  /** One for each request. */
  async function publishOpen(type: OpenRequestEvent, open: readonly RoomRequest[], { actor, session }: Publication) {
    const published = open.map((request) => {
      const status = request.status === 'Approved' ? request.status : ('Pending' as const);
      const data = { ...roomRequestSnapshotOf(request), status };
      return { type, subject: request.id, data, ...(actor && { actor }) };
    });
    await outbox.enqueueMany(session, published);
  }

  return { add, saveReview, withdraw, announceMoved, announceClosed, moveToRoom, releaseOfEvent, refreshDays };
}

const datesOf = (bookings: readonly RoomRequest[]) => new Set(bookings.flatMap(dayPartsOf).map(({ date }) => date));

const nameOverlaps = () =>
  new DomainError('ROOM.BOOKINGS_OVERLAP', {
    errors: [{ path: 'name', message: errorCatalogue['ROOM.BOOKINGS_OVERLAP'].message }],
  });
