import type { TestService } from '../test-service';

/** One document of a collection as it is stored. */
export type StoredRow = Record<string, unknown>;

/** By collection: the fields, or all of it, that may differ with the order of delivery. */
export type DifferingFields = Readonly<Record<string, readonly string[] | 'all'>>;

/** Collections and fields that record when and in which order events arrived. */
const OF_DELIVERY = ['inbox', 'outbox', 'leases', 'idempotency', 'rebuilds', 'readiness'];
const STAMPS = ['keptAt', 'position'];
/** Mails have random ids and times; their number, recipients and contents must be the same. */
const MAIL_STAMPS = ['_id', 'queuedAt', 'dueAt', 'endedAt', 'expiresAt', 'state', 'attempts'];

/** Every collection of a service's database, sorted, without those that record the deliveries themselves. */
export async function dumpOf(
  { store }: TestService,
  differing: DifferingFields = {},
): Promise<Record<string, StoredRow[]>> {
  const { connection } = store;
  const names = (await connection.listCollections()).map(({ name }) => name);
  const dumped = names
    .filter((name) => !OF_DELIVERY.includes(name) && differing[name] !== 'all')
    .sort()
    .map(async (name) => {
      const fields = differing[name];
      const left = [...STAMPS, ...(name === 'mails' ? MAIL_STAMPS : []), ...(typeof fields === 'object' ? fields : [])];
      const rows = (await connection.collection(name).find().toArray()).map((row) => without(row, left));
      return [name, rows.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))] as const;
    });
  return Object.fromEntries(await Promise.all(dumped));
}

/** The indexes by which the store's server would delete rows of the dump. */
export async function expiringIndexes({ store }: TestService): Promise<string[]> {
  const collections = await store.connection.listCollections();
  const indexes = await Promise.all(collections.map(({ name }) => store.connection.collection(name).indexes()));
  return indexes.flat().flatMap(({ name, expireAfterSeconds }) => (expireAfterSeconds === undefined ? [] : `${name}`));
}

/** Its fields in the order of their names, which is no difference either. */
function without(row: object, names: readonly string[]): StoredRow {
  const fields = Object.entries(JSON.parse(JSON.stringify(row)) as StoredRow).filter(([name]) => !names.includes(name));
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
}
