import { canBeAnonymous, type CloudEvent, type EventName } from '@portal/contracts';
import type { Session } from '../store/store';
import { collectWrites } from '../store/collected-writes';
import type { Subscriptions } from './consumers';
import type { EventHandler, NamedHandler } from './event-delivery';
import type { CopyRow, CopyRows } from './copy-rows';

/** A read copy of what another service owns: made of its events as they come, and rebuilt from their history. */
export interface ReadCopy<R extends CopyRow = CopyRow> {
  /** After the name of its service: `npm run portal -- rebuild <service>.<name>`. */
  name: string;
  /**
   * The name in the inbox rows of what it has handled, so it never changes; absent where the service keeps the copy with
   * handlers of its own.
   */
  handlerName?: string;
  /** Stores each row at once, because other handlers of the same events read it; otherwise all before the commit. */
  storesAtOnce?: boolean;
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

/** The row that an event of a copy gives; what is anonymous has no author there, whatever the event says. */
export function rowFrom<R extends CopyRow>({ name, rowOf }: ReadCopy<R>, event: CloudEvent): R {
  const read = rowOf[event.type] as ((event: CloudEvent) => R) | undefined;
  if (!read) throw new Error(`The copy ${name} is not made of ${event.type}.`);
  return read(canBeAnonymous(event.type) ? withoutHiddenAuthor(event) : event);
}

function withoutHiddenAuthor(event: CloudEvent): CloudEvent {
  const { author: _author, ...data } = event.data as { author?: unknown; isAnonymous?: boolean };
  return data.isAnonymous === true ? ({ ...event, data } as CloudEvent) : event;
}

/** The subscriptions that keep copies which have a handler name: for each the events it is made of, and no other. */
export function subscriptionsOf(...copies: readonly ReadCopy[]): Subscriptions {
  const handlers = new Map<EventName, NamedHandler[]>();
  for (const copy of copies) {
    if (copy.handlerName === undefined) continue;
    const handler = { name: copy.handlerName, handle: handlerOf(copy) };
    for (const type of eventsOf(copy)) handlers.set(type, [...(handlers.get(type) ?? []), handler]);
  }
  return Object.fromEntries(handlers);
}

function handlerOf(copy: ReadCopy): EventHandler {
  async function keep(rows: readonly CopyRow[], session: Session): Promise<void> {
    for (const row of await copy.rows.upsertNewer(rows, session)) await copy.changed?.(row, session);
  }
  if (copy.storesAtOnce) return (event, session) => keep([rowFrom(copy, event)], session);
  const collect = collectWrites<CopyRow>(keep);
  return (event, session) => collect(rowFrom(copy, event), session);
}
