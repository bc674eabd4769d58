import { SERVICES, type ServiceName } from '@portal/contracts';
import { uniqueDatabase } from '@portal/test-kit';
import mongoose from 'mongoose';

/** The databases of one portal on a store that others use as well. */
export function createServiceDatabases(mongoUrl: string) {
  const prefix = `${uniqueDatabase('portal')}_`;

  const connection = mongoose.createConnection(mongoUrl, { autoIndex: false });
  const databaseOf = (service: ServiceName) => connection.useDb(`${prefix}${service}`, { useCache: true });

  return {
    prefix,
    /** Events of all services that are stored and not published yet. */
    async countUnpublishedEvents(): Promise<number> {
      const counts = await Promise.all(
        SERVICES.map((service) => databaseOf(service).collection('outbox').countDocuments({ sentAt: null })),
      );
      return counts.reduce((sum, one) => sum + one, 0);
    },
    /** Counted in the store, so also while the activity service is down. */
    countFeedEntries: () => databaseOf('activity').collection('feed_entries').countDocuments(),
    async drop(): Promise<void> {
      await Promise.all(SERVICES.map((service) => databaseOf(service).dropDatabase()));
      await connection.close();
    },
  };
}
