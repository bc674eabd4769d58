import { randomBytes } from 'node:crypto';
import { SERVICES } from '@portal/contracts';
import mongoose from 'mongoose';

/** Databases of a portal of its own on a store that others use as well. */
export function createServiceDatabases(mongoUrl: string) {
  const prefix = `test_${randomBytes(4).toString('hex')}_`;
  const names = SERVICES.map((service) => `${prefix}${service}`);

  async function eachOf<T>(work: (database: mongoose.Connection) => Promise<T>): Promise<T[]> {
    const connection = await mongoose.createConnection(mongoUrl, { autoIndex: false }).asPromise();
    try {
      return await Promise.all(names.map((name) => work(connection.useDb(name))));
    } finally {
      await connection.close();
    }
  }

  return {
    prefix,
    /** Events that are stored and not published yet, of all services. */
    async unpublished(): Promise<number> {
      const counts = await eachOf((database) => database.collection('outbox').countDocuments({ sentAt: null }));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    /** Entries of the feed, also while the service that keeps it is away. */
    async feedEntries(): Promise<number> {
      const counts = await eachOf((database) => database.collection('feed_entries').countDocuments());
      return counts.reduce((sum, count) => sum + count, 0);
    },
    drop: () => eachOf((database) => database.dropDatabase()),
  };
}
