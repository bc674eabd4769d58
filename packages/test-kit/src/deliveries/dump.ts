import type { TestService } from '../test-service';

/** One row of a collection, as it lies in the store. */
export type StoredRow = Record<string, unknown>;

/** Fields of a collection, or all of it, that rightly tell of the way and not of its end. */
export type Unlike = Readonly<Record<string, readonly string[] | 'all'>>;

/** What says when or in which order something arrived, and what is no read copy, feed or notification. */
const OF_DELIVERY = ['inbox', 'outbox', 'leases', 'idempotency', 'rebuilds'];
const STAMPS = ['keptAt', 'position'];
/** Mails have random names and are due when they are written; that there is one, to whom and about what is the same. */
const MAIL_STAMPS = ['_id', 'queuedAt', 'dueAt', 'endedAt', 'expiresAt', 'state', 'attempts'];

/** Every collection of a service's database but for what tells of the deliveries themselves, in an order of its own. */
export async function dumpOf({ store }: TestService, unlike: Unlike = {}): Promise<Record<string, StoredRow[]>> {
  const { connection } = store;
  const names = (await connection.listCollections()).map(({ name }) => name);
  const dumped = names
    .filter((name) => !OF_DELIVERY.includes(name) && unlike[name] !== 'all')
    .sort()
    .map(async (name) => {
      const fields = unlike[name];
      const left = [...STAMPS, ...(name === 'mails' ? MAIL_STAMPS : []), ...(typeof fields === 'object' ? fields : [])];
      const rows = (await connection.collection(name).find().toArray()).map((row) => without(row, left));
      return [name, rows.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))] as const;
    });
  return Object.fromEntries(await Promise.all(dumped));
}

/** Its fields in the order of their names, which is no difference either. */
function without(row: object, names: readonly string[]): StoredRow {
  const fields = Object.entries(JSON.parse(JSON.stringify(row)) as StoredRow).filter(([name]) => !names.includes(name));
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
}
