import type { Session, Store } from '@portal/service-kit';
import type { LeftoverDocument } from './model';
import { leftoverModel } from './model';

/**
 * The keys whose files may go. A key is noted before its first file is written and forgotten in the transaction that
 * gives it to a profile; one that is replaced is noted in the same transaction. So no file is ever without a row.
 */
export function createLeftoverRepository({ connection }: Pick<Store, 'connection'>) {
  const model = leftoverModel(connection);

  async function note(key: string, at: Date, session?: Session): Promise<void> {
    await model.updateOne({ _id: key }, { $set: { at } }, { upsert: true, ...(session && { session }) });
  }

  async function forget(key: string, session?: Session): Promise<boolean> {
    const { deletedCount } = await model.deleteOne({ _id: key }, session ? { session } : {});
    return deletedCount === 1;
  }

  async function olderThan(moment: Date): Promise<string[]> {
    const found = await model.find({ at: { $lt: moment } }).lean<LeftoverDocument[]>();
    return found.map(({ _id }) => _id);
  }

  return { note, forget, olderThan };
}

export type LeftoverRepository = ReturnType<typeof createLeftoverRepository>;
