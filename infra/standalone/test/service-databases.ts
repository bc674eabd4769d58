import { SERVICES } from '@portal/contracts';
import { uniqueDatabase } from '@portal/test-kit';
import mongoose from 'mongoose';

/** The databases of one portal on a store that others use as well. */
export function createServiceDatabases(mongoUrl: string) {
  const prefix = `${uniqueDatabase('portal')}_`;

  async function inEach<T>(work: (database: mongoose.Connection) => Promise<T>): Promise<T[]> {
    const connection = await mongoose.createConnection(mongoUrl, { autoIndex: false }).asPromise();
    try {
      return await Promise.all(SERVICES.map((service) => work(connection.useDb(`${prefix}${service}`))));
    } finally {
      await connection.close();
    }
  }

  async function count(collection: string, filter: Record<string, unknown> = {}): Promise<number> {
    const counts = await inEach((database) => database.collection(collection).countDocuments(filter));
    return counts.reduce((sum, one) => sum + one, 0);
  }

  return {
    prefix,
    /** Events of all services that are stored and not published yet. */
    countUnpublishedEvents: () => count('outbox', { sentAt: null }),
    /** Counted in the store, so also while the activity service is down. */
    countFeedEntries: () => count('feed_entries'),
    drop: () => inEach((database) => database.dropDatabase()),
  };
}
