import { isDeepStrictEqual } from 'node:util';
import type mongoose from 'mongoose';
import { HOUR_MS } from '@portal/contracts';
import { hourOf } from '../clock';
import { nativeDatabase, type Session, type Store } from '../store/store';

/** A row of a read copy: all of it comes from the newest event of its subject. */
export interface CopyRow {
  /** Of the subject. */
  _id: string;
  /** The source's count of changes. */
  version: number;
}

interface StoredRow extends CopyRow {
  /** When it was last written or confirmed, by the store's own clock. */
  keptAt?: Date;
}

/** The rows of a read copy, written by live deliveries and, at the same time, by a rebuild. */
export interface CopyRows<R extends CopyRow = CopyRow> {
  /**
   * Stores rows, of those of one subject the newest, unless the stored one has the same or a higher version; answers
   * those that were stored.
   */
  upsertNewer(rows: readonly R[], session: Session): Promise<R[]>;
  /**
   * Corrects rows by history, newest first, for a rebuild that began at `began`: a row not confirmed since then is
   * replaced, any other only by a version that is not older. Answers the rows that were missing or different.
   */
  confirm(recorded: readonly R[], began: Date, session: Session): Promise<R[]>;
  /** Removes at most `limit` rows that were not confirmed since `began`; answers how many. */
  removeUnconfirmed(began: Date, limit: number, session: Session): Promise<number>;
  countConfirmed(began: Date): Promise<number>;
  /** Whether there is no row at all, as in a copy that is newer than the data. */
  isEmpty(): Promise<boolean>;
}

/**
 * The rows of a read copy in this collection of the service's own database; nobody else writes there. `hidesMoment` keeps
 * only the hour of a write, where the moment could show who gave anonymous feedback.
 */
export function createCopyRows<R extends CopyRow>(
  { connection }: Pick<Store, 'connection'>,
  collection: string,
  { hidesMoment = false }: { hidesMoment?: boolean } = {},
): CopyRows<R> {
  const rows = nativeDatabase(connection).collection<StoredRow>(collection);

  return {
    async upsertNewer(received, session) {
      const newest = newestOf(received);
      const found = await rows.find(ofSubjects(newest), { session, projection: { version: 1 } }).toArray();
      const versions = new Map(found.map(({ _id, version }) => [_id, version]));
      const newer = newest.filter(({ _id, version }) => (versions.get(_id) ?? -Infinity) < version);
      if (newer.length === 0) return [];
      const updates = newer.map((row) => ({
        updateOne: { filter: { _id: row._id }, update: replacedBy(row, hidesMoment), upsert: true },
      }));
      await rows.bulkWrite(updates, { session, ordered: false });
      return newer;
    },
    async confirm(recorded, began, session) {
      const newest = newestOf(recorded);
      const found = await rows.find(ofSubjects(newest), { session }).toArray();
      const held = new Map(found.map((row) => [row._id, row]));
      const due = newest.filter((row) => !isAhead(held.get(row._id), row, began));
      if (due.length === 0) return [];
      const updates = due.map((row) => ({
        updateOne: {
          filter: { _id: row._id },
          update: replacing(held.get(row._id) ?? null, row, hidesMoment),
          upsert: true,
        },
      }));
      await rows.bulkWrite(updates, { session, ordered: false });
      return due.filter((row) => !isDeepStrictEqual(contentsOf(held.get(row._id)), row));
    },
    async removeUnconfirmed(began, limit, session) {
      const unconfirmed = await rows
        .find({ keptAt: { $not: { $gt: began } } }, { session, projection: { _id: 1 } })
        .limit(limit)
        .toArray();
      if (unconfirmed.length === 0) return 0;
      const { deletedCount } = await rows.deleteMany({ _id: { $in: unconfirmed.map(({ _id }) => _id) } }, { session });
      return deletedCount;
    },
    countConfirmed: (began) => rows.countDocuments({ keptAt: { $gt: began } }),
    isEmpty: async () => (await rows.findOne({}, { projection: { _id: 1 } })) === null,
  };
}

/** Of several rows of one subject the one with the highest version. */
function newestOf<R extends CopyRow>(rows: readonly R[]): R[] {
  const newest = new Map<string, R>();
  for (const row of rows) {
    const known = newest.get(row._id);
    if (!known || known.version < row.version) newest.set(row._id, row);
  }
  return [...newest.values()];
}

function ofSubjects(rows: readonly CopyRow[]) {
  return { _id: { $in: rows.map(({ _id }) => _id) } };
}

/** The row and nothing that was stored before; an update by stages, because the store sets the time. */
function replacedBy(row: CopyRow, hidesMoment: boolean) {
  return [{ $replaceWith: { $mergeObjects: [{ $literal: row }, { keptAt: hidesMoment ? endOfHour() : '$$NOW' }] } }];
}

function isAhead(held: StoredRow | undefined, row: CopyRow, began: Date): boolean {
  const isConfirmed = held?.keptAt !== undefined && held.keptAt > began;
  return isConfirmed && held.version > row.version;
}

/** Replaces the row, unsetting fields that it no longer has; the store sets the time, unless it must not be seen. */
function replacing(
  held: StoredRow | null,
  { _id, ...fields }: CopyRow,
  hidesMoment: boolean,
): mongoose.mongo.UpdateFilter<StoredRow> {
  const left = Object.keys(contentsOf(held ?? undefined)).filter((key) => key !== '_id' && !Object.hasOwn(fields, key));
  return {
    $set: { ...fields, ...(hidesMoment && { keptAt: endOfHour() }) },
    ...(left.length > 0 && { $unset: Object.fromEntries(left.map((key) => [key, true as const])) }),
    ...(!hidesMoment && { $currentDate: { keptAt: true } }),
  };
}

/** A rebuild that begins in this hour must not remove what came while it runs. */
function endOfHour(): Date {
  return new Date(hourOf(new Date()).getTime() + HOUR_MS);
}

function contentsOf(row: StoredRow | undefined): Partial<CopyRow> {
  const { keptAt: _when, ...contents } = row ?? {};
  return contents;
}
