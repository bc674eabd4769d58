import type { CloudEvent, EventName } from '@portal/contracts';
import type { Session } from '../store/store';
import { collectWrites } from '../store/collected-writes';
import type { NamedHandler, Subscriptions } from './consumers';
import type { CopyRow, CopyRows } from './copy-rows';

/** A read copy of what another service owns: made of its events as they come, and rebuilt from their history. */
export interface ReadCopy<R extends CopyRow = CopyRow> {
  /** After the name of its service: `npm run portal -- rebuild <service>.<name>`. */
  name: string;
  rows: CopyRows<R>;
  /** Every event that can change one of its fields; the newest of each subject gives the whole row. */
  rowOf: { [N in EventName]?: (event: CloudEvent<N>) => R };
  /** Called for each row that was missing, older or different, to update what depends on it. */
  changed?(row: R, session: Session): Promise<void>;
}

/** The events that a copy is made of. */
export function eventsOf({ rowOf }: Pick<ReadCopy, 'rowOf'>): EventName[] {
  return Object.keys(rowOf) as EventName[];
}

/** The row that an event of a copy gives. */
export function rowFrom<R extends CopyRow>({ name, rowOf }: ReadCopy<R>, event: CloudEvent): R {
  const read = rowOf[event.type] as ((event: CloudEvent) => R) | undefined;
  if (!read) throw new Error(`The copy ${name} is not made of ${event.type}.`);
  return read(event);
}

/**
 * The subscriptions that keep a copy: every event it is made of, and no other. `handlerName` is in the inbox rows, so it
 * never changes.
 */
export function subscriptionsOf<R extends CopyRow>(copy: ReadCopy<R>, handlerName: string): Subscriptions {
  const keep = collectWrites<R>(async (rows, session) => {
    for (const row of await copy.rows.upsertNewer(rows, session)) await copy.changed?.(row, session);
  });
  const handler: NamedHandler = {
    name: handlerName,
    handle: (event, session) => keep(rowFrom(copy, event), session),
  };
  return Object.fromEntries(eventsOf(copy).map((type) => [type, [handler]]));
}
