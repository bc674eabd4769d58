import { findRunningStoreUrl } from '../../src/store-record';
import mongoose from 'mongoose';
import { keySecrets, type Secret, type LocatedText } from './secrets';

interface StoredMail {
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: { name: string; value: string }[];
}

export type StoredData = Awaited<ReturnType<typeof openStoredData>>;

/** Looks into the databases of a portal that runs on its own store. */
export async function openStoredData(dataDir: string) {
  const url = await findRunningStoreUrl({ PORTAL_DATA_DIR: dataDir });
  if (url === null) throw new Error('no portal runs there');
  const connection = await mongoose.createConnection(url, { autoIndex: false }).asPromise();
  const rowsOf = (database: string, collection: string) =>
    connection.useDb(database, { useCache: true }).collection(collection).find().toArray();

  /** The rows of a collection that every service has one of. */
  async function everywhere(collection: string): Promise<LocatedText[]> {
    const { databases } = await connection.listDatabases();
    const found = await Promise.all(
      databases.map(async ({ name }) =>
        (await rowsOf(name, collection)).map((row) => ({
          place: `${name}.${collection}: ${String(row['event']?.type ?? row['kind'])}`,
          text: JSON.stringify(row),
        })),
      ),
    );
    return found.flat();
  }

  return {
    /** Every document there is. */
    async everything(): Promise<LocatedText[]> {
      const { databases } = await connection.listDatabases();
      const found = databases.map(async ({ name }) => {
        const collections = await connection.useDb(name, { useCache: true }).listCollections();
        const rows = collections.map(async ({ name: collection }) =>
          (await rowsOf(name, collection)).map((row) => ({
            place: `${name}.${collection}`,
            text: JSON.stringify(row),
          })),
        );
        return (await Promise.all(rows)).flat();
      });
      return (await Promise.all(found)).flat();
    },
    /** Events that are still on their way. */
    async unpublishedEvents(): Promise<number> {
      return (await everywhere('outbox')).filter(({ text }) => text.includes('"sentAt":null')).length;
    },
    events: () => everywhere('outbox'),
    waitingMails: () => everywhere('mails'),
    mails: async () => (await rowsOf('portal_inbox', 'messages')) as unknown as StoredMail[],

    /** What the store itself has to know and may not tell. */
    async secrets(): Promise<Secret[]> {
      const accounts = await rowsOf('portal_auth', 'accounts');
      const keys = await rowsOf('portal_auth', 'signing_keys');
      const hashes = accounts.flatMap(({ passwordHash }) => (passwordHash === undefined ? [] : [String(passwordHash)]));
      return [
        ...hashes.map((value) => ({ kind: 'a stored password hash', value })),
        ...keys.flatMap(({ privateKeyPem }) => keySecrets(String(privateKeyPem))),
      ];
    },

    close: () => connection.close(),
  };
}
