import type { Store } from '@portal/service-kit';
import type { UnitHolder } from './holder.domain';
import { holderModel, type HolderDocument } from './holder.model';

type Found = Omit<UnitHolder, 'id'> & Pick<HolderDocument, '_id'>;

export type UnitHolderRepository = ReturnType<typeof createUnitHolderRepository>;

export function createUnitHolderRepository({ connection }: Pick<Store, 'connection'>) {
  const holders = holderModel(connection);

  /** Without claims, the newest tenure first. */
  async function listOfUnit(unitId: string, limit: number): Promise<UnitHolder[]> {
    const found = await holders
      .find({ 'unit.id': unitId, confirmation: 'confirmed' }, { person: 1, position: 1, tenureYear: 1, status: 1 })
      .sort({ order: -1 })
      .limit(limit)
      .lean<Found[]>();
    return found.map(({ _id: id, ...holder }) => ({ id, ...holder }));
  }

  return { listOfUnit };
}
