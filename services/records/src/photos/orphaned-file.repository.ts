import type { Session, Store } from '@portal/service-kit';
import { type OrphanedFileDocument, orphanedFileModel } from './orphaned-file.model';

export type OrphanedFileRepository = ReturnType<typeof createOrphanedFileRepository>;

/**
 * The keys of files that may be deleted. A key is added before its first file is written, and removed in the
 * transaction that gives it to a profile; a key that is replaced is added in the same transaction. So every file
 * without a profile has a row here, whenever a process dies.
 */
export function createOrphanedFileRepository({ connection }: Pick<Store, 'connection'>) {
  const model = orphanedFileModel(connection);

  async function add(key: string, at: Date, session?: Session): Promise<void> {
    await model.updateOne({ _id: key }, { $set: { at } }, { upsert: true, ...(session && { session }) });
  }

  /** False when it was not there. */
  async function remove(key: string, session?: Session): Promise<boolean> {
    const { deletedCount } = await model.deleteOne({ _id: key }, session ? { session } : {});
    return deletedCount === 1;
  }

  async function listOlderThan(moment: Date): Promise<string[]> {
    const found = await model.find({ at: { $lt: moment } }).lean<OrphanedFileDocument[]>();
    return found.map(({ _id }) => _id);
  }

  return { add, remove, listOlderThan };
}
