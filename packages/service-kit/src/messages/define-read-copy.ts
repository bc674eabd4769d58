import { canBeAnonymous, eventCatalogue, snapshotsOf } from '@portal/contracts';
import type { CloudEvent, EventName, SnapshotOf, SnapshotSubject } from '@portal/contracts';
import mongoose from 'mongoose';
import type { Session, Store } from '../store/store';
import { createCopyRows, type CopyRow, type CopyRows } from './copy-rows';
import { eventsOf, type ReadCopy } from './read-copy';

/**
 * How the rows are made: `org.unit` names every event that carries the whole of a unit, also those that the catalogue
 * gets later. Where one event gives another row, or an event carries no version, its own name comes before that.
 */
type RowSources<R extends CopyRow> = { [S in SnapshotSubject]?: (event: CloudEvent<SnapshotOf<S>>) => R } & {
  [N in EventName]?: (event: CloudEvent<N>) => R;
};

/** All that is particular about a read copy. */
interface ReadCopyDeclaration<R extends CopyRow> extends Pick<ReadCopy<R>, 'name' | 'handlerName' | 'storesAtOnce'> {
  /** By default the name with `_` for `-`. */
  collection?: string;
  of: RowSources<R>;
  indexes?: readonly mongoose.IndexDefinition[];
  /** Names of indexes of earlier builds that nothing reads by any more. */
  formerIndexes?: readonly string[];
  /** The fields by which `findPage` orders lists, whose type a cursor has to know. */
  orderedBy?: { [F in keyof R]?: typeof String | typeof Number | typeof Date };
}

/** Called in the transaction that stores another version of a row. */
type Changed<R> = (row: R, session: Session) => Promise<void>;

/** A read copy without a store. */
export interface ReadCopyDefinition<R extends CopyRow> {
  /** The copy in a service's own store, and the model to query it by. */
  open(store: Pick<Store, 'connection'>, changed?: Changed<R>): { copy: ReadCopy<R>; model: mongoose.Model<R> };
  /** The copy over other rows, for a contract test. */
  over(rows: CopyRows<R>, changed?: Changed<R>): ReadCopy<R>;
}

/** Declares a read copy of what other services own; its collection, subscriptions and rebuild follow. */
export function defineReadCopy<R extends CopyRow>(declaration: ReadCopyDeclaration<R>): ReadCopyDefinition<R> {
  const { of, collection = declaration.name.replaceAll('-', '_'), orderedBy, ...others } = declaration;
  const { indexes = [], formerIndexes = [], ...kept } = others;
  const rowOf = readersOf(of);
  const hidesMoment = eventsOf({ rowOf }).some(canBeAnonymous);
  // Rows are stored and read as they are: fields that the schema does not name are neither checked nor cast.
  const options = { collection, strict: false, versionKey: false, id: false } as const;
  const schema = new mongoose.Schema({ _id: String, ...orderedBy }, options);
  for (const index of indexes) schema.index(index);
  schema.static('formerIndexes', () => formerIndexes);

  function over(rows: CopyRows<R>, changed?: Changed<R>): ReadCopy<R> {
    return { ...kept, rows, rowOf, ...(changed && { changed }) };
  }

  return {
    over,
    open(store, changed) {
      const model = store.connection.model(collection, schema) as unknown as mongoose.Model<R>;
      return { model, copy: over(createCopyRows<R>(store, collection, { hidesMoment }), changed) };
    },
  };
}

function readersOf<R extends CopyRow>(sources: RowSources<R>): ReadCopy<R>['rowOf'] {
  const entries: [string, unknown][] = Object.entries(sources);
  const ofEvents = entries.filter(([source]) => source in eventCatalogue);
  const ofSubjects = entries
    .filter(([source]) => !(source in eventCatalogue))
    .flatMap(([subject, read]) => snapshotsOf(subject as SnapshotSubject).map((type) => [type, read]));
  // Those of single events replace what their subject says of them.
  return Object.fromEntries([...ofSubjects, ...ofEvents]) as ReadCopy<R>['rowOf'];
}

/** What is stored of a thing: its id is the `_id` of the row. */
export type RowOf<T extends { id: string }> = Omit<T, 'id'> & { _id: string };

/** The row of a thing. */
export function toRow<T extends { id: string }>({ id: _id, ...fields }: T): RowOf<T> {
  return { _id, ...fields };
}

/** The thing of a row, without what service-kit stores with it. */
export function fromRow<R extends { _id: string }>(row: R): Omit<R, '_id' | 'keptAt'> & { id: string } {
  const { _id: id, keptAt: _when, ...fields } = row as R & { keptAt?: Date };
  return { id, ...fields };
}
