import { isDeepStrictEqual } from 'node:util';
import { createTransaction, type Session } from '@portal/service-kit';
import { OF_DELIVERY } from './deliveries/dump';
import type { TestService } from './test-service';

/** The collections that work changes in a transaction. */
export interface ChangedCollections {
  /** When the transaction fails after the work; what is named here was written past the transaction. */
  failing: string[];
  committing: string[];
}

/** Does the work twice: in a transaction that fails after it, and in one that commits. */
export async function changedCollections(
  { store: { connection } }: Pick<TestService, 'store'>,
  work: (session: Session) => Promise<unknown>,
): Promise<ChangedCollections> {
  const transaction = createTransaction(connection);
  const failure = new Error('The transaction fails after its work.');

  async function stored(): Promise<Map<string, unknown>> {
    const names = (await connection.listCollections()).map(({ name }) => name);
    const own = names.filter((name) => !OF_DELIVERY.includes(name)).sort();
    return new Map(await Promise.all(own.map(async (name) => [name, await rowsOf(name)] as const)));
  }
  async function rowsOf(name: string): Promise<unknown> {
    return connection
      .collection(name)
      .find({}, { sort: { _id: 1 } })
      .toArray();
  }
  async function changedBy(run: () => Promise<unknown>): Promise<string[]> {
    const before = await stored();
    await run();
    const after = await stored();
    return [...after.keys()].filter((name) => !isDeepStrictEqual(after.get(name), before.get(name) ?? []));
  }

  async function fail(): Promise<void> {
    const failing = transaction(async (session) => {
      await work(session);
      throw failure;
    });
    await failing.catch((error: unknown) => {
      if (error !== failure) throw error;
    });
  }

  return { failing: await changedBy(fail), committing: await changedBy(() => transaction(work)) };
}
