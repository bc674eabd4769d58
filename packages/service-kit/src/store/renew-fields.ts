import { isDeepStrictEqual } from 'node:util';
import type mongoose from 'mongoose';
import type { Migration } from './migrations';

const BATCH_SIZE = 500;

/** A repository with fields that its lists are searched and sorted by. */
export interface Listed {
  /** Gives rows of earlier builds the fields of today. */
  renewListFields(): Promise<void>;
}

/** The migration that a service needs when texts are searched or sorted by another rule. */
export function listFieldsMigration(name: string, listed: readonly Listed[]): Migration {
  return {
    name,
    async run() {
      for (const { renewListFields } of listed) await renewListFields();
    },
  };
}

type Fields = Record<string, unknown>;

/**
 * Gives stored rows the fields that today's build makes of the others, for a migration. A row that has them already, or
 * gets others meanwhile, stays as it is.
 */
export async function renewFields<Row>(
  { collection }: { collection: mongoose.Collection },
  made: (row: Row) => Fields,
): Promise<void> {
  const rows = collection.find({}, { batchSize: BATCH_SIZE });
  let updates: mongoose.mongo.AnyBulkWriteOperation[] = [];
  const write = async () => {
    if (updates.length > 0) await collection.bulkWrite(updates, { ordered: false });
    updates = [];
  };
  for await (const row of rows) {
    const fields = made(row as Row);
    const stored = Object.fromEntries(Object.keys(fields).map((name) => [name, row[name] as unknown]));
    if (isDeepStrictEqual(fields, stored)) continue;
    const asRead = Object.entries(stored).map(([name, value]) => [name, value ?? null]);
    updates.push({
      updateOne: { filter: { _id: row._id, ...Object.fromEntries(asRead) }, update: { $set: fields } },
    });
    if (updates.length === BATCH_SIZE) await write();
  }
  await write();
}
