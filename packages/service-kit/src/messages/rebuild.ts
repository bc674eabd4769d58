import { setTimeout as sleep } from 'node:timers/promises';
import type { CloudEvent, EventName } from '@portal/contracts';
import { nativeDatabase, type Session, type Store } from '../store/store';
import type { Transaction } from '../store/transaction';
import type { CopyRow, CopyRows } from './copy-rows';
import type { Outbox } from './outbox';

/** A read copy that can be made anew from what other services told. */
export interface ReadCopy<N extends EventName = EventName, R extends CopyRow = CopyRow> {
  /** After the name of its service: `npm run portal -- rebuild <service>.<name>`. */
  name: string;
  /** Of each subject the newest of them tells the whole row. */
  events: readonly N[];
  rows: CopyRows<R>;
  rowOf(event: CloudEvent<N>): R;
  /** Called for each row that was missing or different, for what is kept of it elsewhere. */
  changed?(row: R, session: Session): Promise<void>;
}

/** What a rebuild did to the rows. */
export interface Rebuilt {
  /** Were right. */
  kept: number;
  /** Were missing or different. */
  changed: number;
  /** Nobody ever told of them. */
  removed: number;
}

/** What a rebuild needs: the store of the copy, and the history of every service that told of it. */
export interface RebuildOptions {
  store: Pick<Store, 'connection'>;
  transaction: Transaction;
  histories: readonly Pick<Outbox, 'history'>[];
}

const REMOVED_AT_ONCE = 200;

/**
 * Makes a read copy anew in its place, beside live deliveries: readers find every row all the time. Whatever is
 * unconfirmed when it ends had no event; a rebuild that was killed is simply begun again.
 */
export async function rebuildCopy<N extends EventName, R extends CopyRow>(
  copy: ReadCopy<N, R>,
  { store, transaction, histories }: RebuildOptions,
): Promise<Rebuilt> {
  const began = await begin(store, copy.name);
  const changed = new Set<string>();
  for (const { history } of histories) {
    for await (const events of history({ types: copy.events })) {
      const told = (events as CloudEvent<N>[]).map((event) => copy.rowOf(event));
      const mended = await transaction((session) => confirm(copy, told, { began, session }));
      for (const { _id } of mended) changed.add(_id);
    }
  }
  const removed = await removeRest(copy, began, transaction);
  const whole = await copy.rows.countConfirmed(began);
  return { kept: Math.max(whole - changed.size, 0), changed: changed.size, removed };
}

/** By the store's clock, which stamps the rows as well: those of several machines may differ. */
async function begin({ connection }: Pick<Store, 'connection'>, name: string): Promise<Date> {
  const beginnings = nativeDatabase(connection).collection<{ _id: string; began: Date }>('rebuilds');
  const row = await beginnings.findOneAndUpdate(
    { _id: name },
    { $currentDate: { began: true } },
    { upsert: true, returnDocument: 'after' },
  );
  if (!row) throw new Error('The store did not say what time it is.');
  // What is confirmed in the same millisecond would count as confirmed before.
  await sleep(5);
  return row.began;
}

async function confirm<N extends EventName, R extends CopyRow>(
  { rows, changed }: ReadCopy<N, R>,
  told: readonly R[],
  { began, session }: { began: Date; session: Session },
): Promise<R[]> {
  const mended = await rows.confirm(told, began, session);
  if (changed) for (const row of mended) await changed(row, session);
  return mended;
}

async function removeRest(copy: Pick<ReadCopy, 'rows'>, began: Date, transaction: Transaction): Promise<number> {
  let removed = 0;
  for (let more = REMOVED_AT_ONCE; more === REMOVED_AT_ONCE; removed += more) {
    more = await transaction((session) => copy.rows.removeUnconfirmed(began, REMOVED_AT_ONCE, session));
  }
  return removed;
}
