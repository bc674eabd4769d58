import mongoose from 'mongoose';
import { recordPassphraseFile, signingPassphraseFile } from '../../src/data-folder';
import { ensureKey } from '../../src/keys';
import { findRunningStoreUrl } from '../../src/store-record';
import { keySecrets, type LocatedText, type Secret } from './secrets';

interface StoredMail {
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: { name: string; value: string }[];
}

export type StoredData = Awaited<ReturnType<typeof openStoredData>>;

/** Reads the databases of a portal that runs on its own store. */
export async function openStoredData(dataDir: string) {
  const url = await findRunningStoreUrl({ PORTAL_DATA_DIR: dataDir });
  if (url === null) throw new Error('no portal runs there');
  const { password } = new URL(url);
  const connection = await mongoose.createConnection(url, { autoIndex: false }).asPromise();
  const rowsOf = (database: string, collection: string) =>
    connection.useDb(database, { useCache: true }).collection(collection).find().toArray();

  /** The documents of all databases, of one collection or of all. */
  async function documents(only?: string): Promise<LocatedText[]> {
    const found: LocatedText[] = [];
    for (const { name: database } of (await connection.listDatabases()).databases) {
      const collections = await connection.useDb(database, { useCache: true }).listCollections();
      for (const { name: collection } of collections) {
        if (only !== undefined && collection !== only) continue;
        const rows = await rowsOf(database, collection);
        found.push(...rows.map((row) => ({ place: `${database}.${collection}`, text: JSON.stringify(row) })));
      }
    }
    return found;
  }

  /** What the store has to hold and must not give away. */
  async function secrets(): Promise<Secret[]> {
    const accounts = await rowsOf('portal_auth', 'accounts');
    const keys = await rowsOf('portal_auth', 'signing_keys');
    const passphrase = await ensureKey(signingPassphraseFile({ PORTAL_DATA_DIR: dataDir }));
    const recordKeys = await rowsOf('portal_records', 'signing_keys');
    const recordPassphrase = await ensureKey(recordPassphraseFile({ PORTAL_DATA_DIR: dataDir }));
    const hashes = accounts.flatMap(({ passwordHash }) => (passwordHash === undefined ? [] : [String(passwordHash)]));
    return [
      { kind: 'the password of the store', value: password },
      ...hashes.map((value) => ({ kind: 'a stored password hash', value })),
      ...keys.flatMap(({ privateKeyPem }) => keySecrets(String(privateKeyPem), passphrase)),
      ...recordKeys.flatMap(({ privateKeyPem }) => keySecrets(String(privateKeyPem), recordPassphrase)),
    ];
  }

  return {
    allDocuments: () => documents(),
    events: () => documents('outbox'),
    waitingMails: () => documents('mails'),
    async unpublishedEvents(): Promise<number> {
      return (await documents('outbox')).filter(({ text }) => text.includes('"sentAt":null')).length;
    },
    mails: async () => (await rowsOf('portal_inbox', 'messages')) as unknown as StoredMail[],
    secrets,
    close: () => connection.close(),
  };
}
