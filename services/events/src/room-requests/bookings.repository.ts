import type { Session, Store } from '@portal/service-kit';
import type { CampusEvent } from '../events/domain';
import { dayOf } from '../institute-time/domain';
import { roomRequestModel } from './model';

export type BookingRepository = ReturnType<typeof createBookingRepository>;

/** Requests as others in this service look at them. */
export function createBookingRepository({ connection }: Pick<Store, 'connection'>, timeZone: string) {
  const requests = roomRequestModel(connection);
  return {
    /** Events with an approved request for the room that overlaps the time. */
    async bookedBy({ roomKey, start, end }: { roomKey: string; start: Date; end: Date }): Promise<string[]> {
      const date = { $gte: dayOf(start, timeZone), $lte: dayOf(end, timeZone) };
      const times = { startsAt: { $lt: end }, endsAt: { $gt: start } };
      return requests.distinct('eventId', { roomKey, date, status: 'Approved', releasedAt: null, ...times });
    },

    /** Requests carry what lists show and sort by of their event. */
    async followEvent(
      { id, title, category, areas }: Pick<CampusEvent, 'id' | 'title' | 'category' | 'areas'>,
      session: Session,
    ): Promise<void> {
      await requests.updateMany({ eventId: id }, { $set: { eventTitle: title, category, areas } }, { session });
    },
  };
}
