import type { Store } from '@portal/service-kit';
import type { CalendarAddressDocument } from './calendar-address.model';
import { calendarAddressModel } from './calendar-address.model';

export type CalendarAddressRepository = ReturnType<typeof createCalendarAddressRepository>;

export function createCalendarAddressRepository({ connection }: Pick<Store, 'connection'>) {
  const addresses = calendarAddressModel(connection);

  async function find(personId: string): Promise<{ createdAt: Date } | null> {
    return addresses.findById(personId, { createdAt: 1 }).lean<CalendarAddressDocument>();
  }

  /** The id of the person whose address holds this token. */
  async function findOwner(tokenHash: string): Promise<string | null> {
    const found = await addresses.findOne({ tokenHash }, { _id: 1 }).lean<CalendarAddressDocument>();
    return found?._id ?? null;
  }

  /** Replaces the one before. */
  async function save(personId: string, tokenHash: string, createdAt: Date): Promise<void> {
    await addresses.updateOne({ _id: personId }, { $set: { tokenHash, createdAt } }, { upsert: true });
  }

  async function remove(personId: string): Promise<void> {
    await addresses.deleteOne({ _id: personId });
  }

  return { find, findOwner, save, remove };
}
