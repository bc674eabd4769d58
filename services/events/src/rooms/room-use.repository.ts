import type { Scope, Store } from '@portal/service-kit';
import { scopeFilter } from '@portal/service-kit';
import type { BookedTime, UpcomingUse } from './room-use.domain';
import { roomRequestModel } from './room-request.model';
import type { Room } from './room.domain';

export type RoomUseRepository = ReturnType<typeof createRoomUseRepository>;

export function createRoomUseRepository({ connection }: Pick<Store, 'connection'>) {
  const requests = roomRequestModel(connection);

  /** Approved ones of these days, both included, without those of cancelled events. */
  async function countBookings(scope: Scope, { from, to }: { from: string; to: string }): Promise<BookedTime[]> {
    const booked = { date: { $gte: from, $lte: to }, status: 'Approved', releasedAt: null };
    const found = await requests.aggregate<{ _id: Omit<BookedTime, 'bookings'>; bookings: number }>([
      { $match: { ...booked, ...scopeFilter(scope, { unit: 'unit.id', category: 'areas' }) } },
      {
        $group: {
          _id: { date: '$date', time: '$time', endDate: { $ifNull: ['$endDate', '$date'] }, endTime: '$endTime' },
          bookings: { $sum: 1 },
        },
      },
    ]);
    return found.map(({ _id, bookings }) => ({ ..._id, bookings }));
  }

  /** Bookings and pending requests of a room that are not over. */
  async function countUpcoming({ bookingKey: roomKey }: Pick<Room, 'bookingKey'>, now: Date): Promise<UpcomingUse> {
    const upcoming = { roomKey, releasedAt: null, endsAt: { $gt: now } };
    const [booked, pending] = await Promise.all([
      requests.countDocuments({ ...upcoming, status: 'Approved' as const }),
      requests.countDocuments({ ...upcoming, status: 'Pending' as const }),
    ]);
    return { booked, pending };
  }

  return { countBookings, countUpcoming };
}
