import type { UnitCategory } from '@portal/contracts';
import { createCopyRows, type Session, type Store } from '@portal/service-kit';
import type { WaitingThing } from './waiting.domain';
import { waitingModel } from './waiting.model';

/** What waits in a category for somebody who does not decide about their own. */
export interface WaitingSelection {
  category: UnitCategory;
  without: string;
  /** Only what waited then; an instant. */
  before: string;
}

export type WaitingRepository = ReturnType<typeof createWaitingRepository>;

export function createWaitingRepository(store: Pick<Store, 'connection'>) {
  const model = waitingModel(store.connection);
  const rows = createCopyRows<WaitingThing>(store, model.collection.collectionName);

  async function count(selection: WaitingSelection, session?: Session): Promise<number> {
    return model.countDocuments(filterOf(selection)).session(session ?? null);
  }

  /** Those that wait longest first. */
  async function listOldest(selection: WaitingSelection, limit: number): Promise<WaitingThing[]> {
    return model.find(filterOf(selection)).sort({ since: 1, _id: 1 }).limit(limit).lean<WaitingThing[]>();
  }

  return { count, listOldest, rows };
}

function filterOf({ category, without, before }: WaitingSelection): object {
  return { category, isWaiting: true, since: { $lt: before }, ownerId: { $ne: without } };
}
