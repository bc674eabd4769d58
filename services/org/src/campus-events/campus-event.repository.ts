import type { Session, Store } from '@portal/service-kit';
import { createCopyRows } from '@portal/service-kit';
import type { CampusEvent, UnitEvents } from './campus-event.domain';
import type { CampusEventDocument } from './campus-event.model';
import { campusEventModel } from './campus-event.model';

export type CampusEventRepository = ReturnType<typeof createCampusEventRepository>;

export function createCampusEventRepository(store: Pick<Store, 'connection'>) {
  const model = campusEventModel(store.connection);
  const rows = createCopyRows<CampusEventDocument>(store, model.collection.collectionName);

  async function upsertIfNewer({ id, ...event }: CampusEvent, session: Session): Promise<void> {
    await rows.upsertIfNewer({ ...event, _id: id }, session);
  }

  async function findOfUnit(unitId: string, { now, limit }: { now: Date; limit: number }): Promise<UnitEvents> {
    const [latest, total, upcoming] = await Promise.all([
      model.find({ unitId }).sort({ createdAt: -1, _id: -1 }).limit(limit).lean<CampusEventDocument[]>(),
      model.countDocuments({ unitId }),
      model.countDocuments({ unitId, status: 'planned', start: { $gt: now } }),
    ]);
    return { latest: latest.map(({ _id, ...event }) => ({ ...event, id: _id })), total, upcoming };
  }

  return { upsertIfNewer, findOfUnit };
}
