import type { Session, Store } from '@portal/service-kit';
import { type OrphanedFileCollection, type OrphanedFileDocument, orphanedFileModel } from './orphaned-file.model';

const MAX_LISTED = 1000;

export type OrphanedFileRepository = ReturnType<typeof createOrphanedFileRepository>;

/**
 * The keys of files that may be deleted. A key is added before its first file is written, and removed in the
 * transaction that gives it to its owner, such as a profile; a key that is replaced is added in the same transaction. So
 * every file without an owner has a row here, whenever a process dies.
 */
export function createOrphanedFileRepository(
  { connection }: Pick<Store, 'connection'>,
  collection: OrphanedFileCollection,
) {
  const model = orphanedFileModel(connection, collection);

  async function add(key: string, at: Date, session?: Session): Promise<void> {
    await model.updateOne({ _id: key }, { $set: { at } }, { upsert: true, ...(session && { session }) });
  }

  /** False when it was not there. */
  async function remove(key: string, session?: Session): Promise<boolean> {
    const { deletedCount } = await model.deleteOne({ _id: key }, session ? { session } : {});
    return deletedCount === 1;
  }

  /** The oldest of them; the rest is for the next cleanup. */
  async function listOlderThan(moment: Date): Promise<string[]> {
    const found = await model
      .find({ at: { $lt: moment } })
      .sort({ at: 1 })
      .limit(MAX_LISTED)
      .lean<OrphanedFileDocument[]>();
    return found.map(({ _id }) => _id);
  }

  return { add, remove, listOlderThan };
}
