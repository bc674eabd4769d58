import type { Store } from '@portal/service-kit';
import type { CalendarAddressDocument } from './model';
import { calendarAddressModel } from './model';

export type CalendarRepository = ReturnType<typeof createCalendarRepository>;

export function createCalendarRepository({ connection }: Pick<Store, 'connection'>) {
  const addresses = calendarAddressModel(connection);
  return {
    async of(personId: string): Promise<{ createdAt: Date } | null> {
      return addresses.findById(personId, { createdAt: 1 }).lean<CalendarAddressDocument>();
    },

    async ownerOf(tokenHash: string): Promise<string | null> {
      const found = await addresses.findOne({ tokenHash }, { _id: 1 }).lean<CalendarAddressDocument>();
      return found?._id ?? null;
    },

    /** In the place of the one before, if there was one. */
    async keep(personId: string, tokenHash: string, createdAt: Date): Promise<void> {
      await addresses.updateOne({ _id: personId }, { $set: { tokenHash, createdAt } }, { upsert: true });
    },

    async remove(personId: string): Promise<void> {
      await addresses.deleteOne({ _id: personId });
    },
  };
}
