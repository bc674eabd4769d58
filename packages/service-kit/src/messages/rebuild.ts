import { setTimeout as sleep } from 'node:timers/promises';
import { eventCatalogue, type ServiceName } from '@portal/contracts';
import { nativeDatabase, type Session, type Store } from '../store/store';
import type { Transaction } from '../store/transaction';
import type { CopyRow } from './copy-rows';
import type { Outbox } from './outbox';
import { eventsOf, rowFrom, type ReadCopy } from './read-copy';

/** What a rebuild did to the rows. */
export interface Rebuilt {
  /** Rows that were right. */
  kept: number;
  /** Rows that were missing or different. */
  changed: number;
  /** Rows without an event. */
  removed: number;
}

/** What a rebuild needs: the store of the copy, and the event history of the services it is made from. */
export interface RebuildOptions {
  store: Pick<Store, 'connection'>;
  transaction: Transaction;
  histories: readonly Pick<Outbox, 'history'>[];
}

const REMOVE_BATCH_SIZE = 200;

/**
 * Rebuilds a read copy in place, beside live deliveries, so that readers always find every row. Rows that are not
 * confirmed when it ends had no event and are removed. A rebuild that was killed can be started again.
 */
export async function rebuildCopy<R extends CopyRow>(
  copy: ReadCopy<R>,
  { store, transaction, histories }: RebuildOptions,
): Promise<Rebuilt> {
  const began = await begin(store, copy.name);
  const changed = new Set<string>();
  const types = eventsOf(copy);
  for (const { history } of histories) {
    for await (const events of history({ types })) {
      const recorded = events.map((event) => rowFrom(copy, event));
      const corrected = await transaction((session) => confirm(copy, recorded, { began, session }));
      for (const { _id } of corrected) changed.add(_id);
    }
  }
  const removed = await removeRest(copy, began, transaction);
  const whole = await copy.rows.countConfirmed(began);
  return { kept: Math.max(whole - changed.size, 0), changed: changed.size, removed };
}

/**
 * Fills the copies that have no row yet from what was published before they existed, as after an update that brought
 * them; a copy with rows is left as it is. Answers the names of those that were filled.
 */
export async function fillEmptyCopies(
  copies: readonly ReadCopy[],
  {
    historyOf,
    ...options
  }: Omit<RebuildOptions, 'histories'> & { historyOf(source: ServiceName): Pick<Outbox, 'history'> },
): Promise<string[]> {
  const filled: string[] = [];
  for (const copy of copies) {
    if (!(await copy.rows.isEmpty())) continue;
    const sources = new Set(eventsOf(copy).map((type) => eventCatalogue[type].source));
    const { changed } = await rebuildCopy(copy, { ...options, histories: [...sources].map(historyOf) });
    if (changed > 0) filled.push(copy.name);
  }
  return filled;
}

/** The start by the store's clock, which also stamps the rows; the clocks of machines may differ. */
async function begin({ connection }: Pick<Store, 'connection'>, name: string): Promise<Date> {
  const rebuilds = nativeDatabase(connection).collection<{ _id: string; began: Date }>('rebuilds');
  const row = await rebuilds.findOneAndUpdate(
    { _id: name },
    { $currentDate: { began: true } },
    { upsert: true, returnDocument: 'after' },
  );
  if (!row) throw new Error('The store did not say what time it is.');
  // A row confirmed in the same millisecond would count as confirmed before the start.
  await sleep(5);
  return row.began;
}

async function confirm<R extends CopyRow>(
  { rows, changed }: ReadCopy<R>,
  recorded: readonly R[],
  { began, session }: { began: Date; session: Session },
): Promise<R[]> {
  const corrected = await rows.confirm(recorded, began, session);
  if (changed) for (const row of corrected) await changed(row, session);
  return corrected;
}

async function removeRest(copy: Pick<ReadCopy, 'rows'>, began: Date, transaction: Transaction): Promise<number> {
  let removed = 0;
  for (let more = REMOVE_BATCH_SIZE; more === REMOVE_BATCH_SIZE; removed += more) {
    more = await transaction((session) => copy.rows.removeUnconfirmed(began, REMOVE_BATCH_SIZE, session));
  }
  return removed;
}
