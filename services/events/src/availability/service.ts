import type { AnswerOf, QueryOf, calls } from '@portal/contracts';
import type { Catalogue } from '../rooms/catalogue.service';
import { daysOf } from './domain';
import { presentAvailability } from './presenter';
import type { BookedDayRepository } from './repository';

interface Dependencies {
  bookedDays: Pick<BookedDayRepository, 'findBetween'>;
  catalogue: Pick<Catalogue, 'rooms'>;
}

/** Where approvals of a day meet, for those who decide on them. */
export type BookedDays = BookedDayRepository;

export type AvailabilityService = ReturnType<typeof createAvailabilityService>;

export function createAvailabilityService({ bookedDays, catalogue }: Dependencies) {
  async function read(
    query: QueryOf<typeof calls.readRoomAvailability>,
  ): Promise<AnswerOf<typeof calls.readRoomAvailability>> {
    const days = daysOf(query);
    const [booked, rooms] = await Promise.all([
      bookedDays.findBetween(days[0] ?? '', days.at(-1) ?? ''),
      catalogue.rooms(),
    ]);
    return presentAvailability(days, booked, rooms);
  }

  return { read };
}
