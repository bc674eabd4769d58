import type { Session, Store } from '@portal/service-kit';
import type { CalendarAddressDocument } from './calendar-address.model';
import { calendarAddressModel } from './calendar-address.model';

export type CalendarAddressRepository = ReturnType<typeof createCalendarAddressRepository>;

export function createCalendarAddressRepository({ connection }: Pick<Store, 'connection'>) {
  const addresses = calendarAddressModel(connection);

  async function find(personId: string): Promise<Pick<CalendarAddressDocument, 'createdAt' | 'lastReadAt'> | null> {
    return addresses.findById(personId, { createdAt: 1, lastReadAt: 1 }).lean<CalendarAddressDocument>();
  }

  /** The id of the person whose address holds this token. */
  async function findOwner(tokenHash: string): Promise<string | null> {
    const found = await addresses.findOne({ tokenHash }, { _id: 1 }).lean<CalendarAddressDocument>();
    return found?._id ?? null;
  }

  /** Notes that the address was read, unless that was noted after `since`: calendars read more often than people look. */
  async function markRead(personId: string, now: Date, since: Date): Promise<void> {
    await addresses.updateOne({ _id: personId, lastReadAt: { $not: { $gt: since } } }, { $set: { lastReadAt: now } });
  }

  /** Replaces the one before. */
  async function save(personId: string, tokenHash: string, createdAt: Date): Promise<void> {
    const update = { $set: { tokenHash, createdAt }, $unset: { lastReadAt: 1 } };
    await addresses.updateOne({ _id: personId }, update, { upsert: true });
  }

  async function remove(personId: string): Promise<void> {
    await addresses.deleteOne({ _id: personId });
  }

  /** Removes the address unless it was made after `until`. */
  async function removeMadeUntil(personId: string, until: Date, session: Session): Promise<void> {
    await addresses.deleteOne({ _id: personId, createdAt: { $lte: until } }, { session });
  }

  return { find, findOwner, markRead, save, remove, removeMadeUntil };
}
