import type { Session, Store } from '@portal/service-kit';
import { isDuplicateKey } from '@portal/service-kit';
import type { BookedDay, BookedRoom } from './domain';
import { linesOf, roomsOf } from './domain';
import type { BookedDayDocument } from './model';
import { bookedDayModel } from './model';

type BookedDays = ReturnType<typeof bookedDayModel>;

export type BookedDayRepository = ReturnType<typeof createBookedDayRepository>;

export function createBookedDayRepository({ connection }: Pick<Store, 'connection'>) {
  const days = bookedDayModel(connection);
  return { between: between(days), open: open(days), write: write(days) };
}

/** Both ends included. */
const between =
  (days: BookedDays) =>
  async (from: string, to: string): Promise<BookedDay[]> => {
    const found = await days.find({ _id: { $gte: from, $lte: to } }).lean<BookedDayDocument[]>();
    return found.map(({ _id, lines }) => ({ date: _id, rooms: roomsOf(lines) }));
  };

/** Outside any transaction: two first approvals of a day would otherwise fail on the same new id. */
const open =
  (days: BookedDays) =>
  async (date: string): Promise<void> => {
    try {
      await days.updateOne({ _id: date }, { $setOnInsert: { changes: 0, lines: '' } }, { upsert: true });
    } catch (failure) {
      if (!isDuplicateKey(failure)) throw failure;
    }
  };

/** Fails the transaction when another one has written the same day since it began to read. */
const write =
  (days: BookedDays) =>
  async (date: string, rooms: BookedRoom[], session: Session): Promise<void> => {
    const change = { $inc: { changes: 1 }, $set: { lines: linesOf(rooms) } };
    await days.updateOne({ _id: date }, change, { session, upsert: true });
  };
