import type { Session } from '@portal/service-kit';
import type { Model } from 'mongoose';
import type { HeldPlaces } from '../positions/position.domain';
import type { NewHolder } from './holder.domain';
import { ACTIVE, type HolderDocument } from './holder.model';

/** How many hold or held what. */
export function createHolderCounts(holders: Model<HolderDocument>) {
  /** The places that others hold of a position in the tenure. */
  async function countTaken({ id, position, tenureYear }: NewHolder, session: Session): Promise<number> {
    const active = { 'position.id': position.id, ...ACTIVE, tenureYear };
    return holders.countDocuments({ ...active, _id: { $ne: id } }, { session });
  }

  async function countOfPosition(positionId: string, session: Session): Promise<number> {
    return holders.countDocuments({ 'position.id': positionId }).session(session);
  }

  /** How many hold each of these positions in a tenure; a position that nobody holds is left out. */
  async function countFilled(positionIds: readonly string[], tenureYear: string): Promise<Map<string, number>> {
    const active = { 'position.id': { $in: [...positionIds] }, ...ACTIVE, tenureYear };
    const found = await holders.aggregate<{ _id: string; count: number }>([
      { $match: active },
      { $group: { _id: '$position.id', count: { $sum: 1 } } },
    ]);
    return new Map(found.map(({ _id, count }) => [_id, count]));
  }

  /** The most that hold each of these positions in one tenure; a position that nobody holds is left out. */
  async function countHeld(
    positionIds: readonly string[],
    session: Session | null = null,
  ): Promise<Map<string, HeldPlaces>> {
    const found = await holders
      .aggregate<{ _id: { position: string; tenureYear: string }; held: number }>([
        { $match: { 'position.id': { $in: [...positionIds] }, ...ACTIVE } },
        { $group: { _id: { position: '$position.id', tenureYear: '$tenureYear' }, held: { $sum: 1 } } },
        { $sort: { held: 1, _id: -1 } },
      ])
      .session(session);
    return new Map(found.map(({ _id: { position, tenureYear }, held }) => [position, { held, tenureYear }]));
  }

  async function countActiveOfUnit(unitId: string): Promise<number> {
    return holders.countDocuments({ 'unit.id': unitId, ...ACTIVE });
  }

  return { countTaken, countOfPosition, countFilled, countHeld, countActiveOfUnit };
}
