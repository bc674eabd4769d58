import type { AnswerOf, QueryOf, calls } from '@portal/contracts';
import { daysOf, type BookedDay } from './booked-day.domain';
import { availabilityAnswerOf } from './availability.presenter';
import type { BookedDayRepository } from './booked-day.repository';
import type { RoomCatalogue } from './room-catalogue.service';
import type { Room } from './room.domain';

interface Dependencies {
  bookedDays: Pick<BookedDayRepository, 'findBetween'>;
  catalogue: Pick<RoomCatalogue, 'findAll'>;
}

const MAX_PERIODS = 50;

type Availability = AnswerOf<typeof calls.readRoomAvailability>;

export type AvailabilityService = ReturnType<typeof createAvailabilityService>;

export function createAvailabilityService({ bookedDays, catalogue }: Dependencies) {
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

  return { read };
}

/** The repository gives the same list of rooms for a day until it changes. */
function isSame(one: readonly BookedDay[], other: readonly BookedDay[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ date, rooms }, at) => other[at]?.date === date && other[at]?.rooms === rooms)
  );
}
