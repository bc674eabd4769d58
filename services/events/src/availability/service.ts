import type { AnswerOf, QueryOf, calls } from '@portal/contracts';
import type { Catalogue } from '../rooms/catalogue.service';
import { availabilityOf, daysOf } from './domain';
import type { BookedDayRepository } from './repository';

interface Dependencies {
  bookedDays: Pick<BookedDayRepository, 'between'>;
  catalogue: Pick<Catalogue, 'rooms'>;
}

type Answer = AnswerOf<typeof calls.readRoomAvailability>;

/** Where approvals of a day meet, for those who decide on them. */
export type BookedDays = BookedDayRepository;

export type AvailabilityService = ReturnType<typeof createAvailabilityService>;

export function createAvailabilityService({ bookedDays, catalogue }: Dependencies) {
  return {
    async read(query: QueryOf<typeof calls.readRoomAvailability>): Promise<Answer> {
      const days = daysOf(query);
      const [booked, rooms] = await Promise.all([
        bookedDays.between(days[0] ?? '', days.at(-1) ?? ''),
        catalogue.rooms(),
      ]);
      return availabilityOf(days, booked, rooms);
    },
  };
}
