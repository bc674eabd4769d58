import type { AnswerOf, QueryOf, calls } from '@portal/contracts';
import type { Clock, Session } from '@portal/service-kit';
import { bookedRoomsOf, daysOf, type BookedDay } from './booked-day.domain';
import { availabilityAnswerOf } from './availability.presenter';
import type { BookedDayRepository } from './booked-day.repository';
import type { RoomCatalogue } from './room-catalogue.service';
import type { RoomRequestRepository } from './room-request.repository';
import type { Room } from './room.domain';

interface Dependencies {
  bookedDays: Pick<BookedDayRepository, 'findBetween' | 'write'>;
  requests: Pick<RoomRequestRepository, 'findApprovedOn' | 'release' | 'renameRoom'>;
  catalogue: Pick<RoomCatalogue, 'findAll'>;
  clock: Clock;
}

const MAX_PERIODS = 50;

type Availability = AnswerOf<typeof calls.readRoomAvailability>;

export type AvailabilityService = ReturnType<typeof createAvailabilityService>;

export function createAvailabilityService({ bookedDays, requests, catalogue, clock }: Dependencies) {
  /** The latest answers by period: grouping four weeks of bookings for every reader takes longer than reading them. */
  const latest = new Map<string, { booked: readonly BookedDay[]; rooms: readonly Room[]; answer: Availability }>();

  async function read(query: QueryOf<typeof calls.readRoomAvailability>): Promise<Availability> {
    const days = daysOf(query);
    const [booked, rooms] = await Promise.all([
      bookedDays.findBetween(days[0] ?? '', days.at(-1) ?? ''),
      catalogue.findAll(),
    ]);
    const key = `${days[0]}/${days.length}`;
    const known = latest.get(key);
    if (known?.rooms === rooms && isSame(known.booked, booked)) return known.answer;
    const answer = availabilityAnswerOf(days, booked, rooms);
    if (latest.size >= MAX_PERIODS) latest.clear();
    latest.set(key, { booked, rooms, answer });
    return answer;
  }

  /**
   * Frees the rooms of a cancelled event. Pending requests are written too, so that an approval in another transaction
   * starts again and sees that the event is cancelled.
   */
  async function release(eventId: string, session: Session): Promise<void> {
    await rewrite(await requests.release(eventId, clock.now(), session), session);
  }

  /** Requests under these keys get the room's new name. */
  async function renameRoom(room: Room, keys: readonly string[], session: Session): Promise<void> {
    await rewrite(await requests.renameRoom(room, { keys, now: clock.now() }, session), session);
  }

  /** What is booked on these days as the approved requests say it. */
  async function rewrite(dates: readonly string[], session: Session): Promise<void> {
    for (const date of dates) {
      const approved = await requests.findApprovedOn(date, session);
      await bookedDays.write(date, bookedRoomsOf(approved), session);
    }
  }

  return { read, release, renameRoom, rewrite };
}

/** The repository gives the same list of rooms for a day until it changes. */
function isSame(one: readonly BookedDay[], other: readonly BookedDay[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ date, rooms }, at) => other[at]?.date === date && other[at]?.rooms === rooms)
  );
}
