import type { Session, Store } from '@portal/service-kit';
import type { BookedDay, BookedRoom } from './booked-day.domain';
import type { BookedDayDocument } from './booked-day.model';
import { bookedDayModel, parseBookedRooms, serializeBookedRooms } from './booked-day.model';

const MAX_PARSED = 400;

export type BookedDayRepository = ReturnType<typeof createBookedDayRepository>;

export function createBookedDayRepository({ connection }: Pick<Store, 'connection'>) {
  const days = bookedDayModel(connection);
  /** By date: to parse four weeks anew for every reader takes longer than to read them. */
  const parsed = new Map<string, { lines: string; rooms: BookedRoom[] }>();

  function roomsOf({ _id, lines }: BookedDayDocument): BookedRoom[] {
    const known = parsed.get(_id);
    if (known?.lines === lines) return known.rooms;
    if (parsed.size >= MAX_PARSED) parsed.clear();
    const rooms = parseBookedRooms(lines);
    parsed.set(_id, { lines, rooms });
    return rooms;
  }

  /** Days on which anything is booked, both ends included. */
  async function findBetween(from: string, to: string): Promise<BookedDay[]> {
    const found = await days
      .find({ _id: { $gte: from, $lte: to } })
      .sort({ _id: 1 })
      .lean<BookedDayDocument[]>();
    return found.map((day) => ({ date: day._id, rooms: roomsOf(day) }));
  }

  /** Fails the transaction when another one has written the same day since it began to read. */
  async function write(date: string, rooms: readonly BookedRoom[], session: Session): Promise<void> {
    const change = { $inc: { changes: 1 }, $set: { lines: serializeBookedRooms(rooms) } };
    await days.updateOne({ _id: date }, change, { session, upsert: true });
  }

  return { findBetween, write };
}
