import type { UnitRef } from '@portal/contracts';
import type { Session, Store } from '@portal/service-kit';
import type { Holder } from './holder.domain';
import { holderModel, type HolderDocument } from './holder.model';
import { derivedOf } from './holder.repository';

type Names = Pick<Holder, 'code' | 'person' | 'position' | 'unit'>;

type PositionNames = Holder['position'] & Pick<Holder, 'unit'>;

export type HolderNamesRepository = ReturnType<typeof createHolderNamesRepository>;

/** Records hold the names of their person, position and unit, by which lists show and find them. */
export function createHolderNamesRepository({ connection }: Pick<Store, 'connection'>) {
  const holders = holderModel(connection);

  function renamePerson({ id, name, username, studentId }: Holder['person'], session: Session): Promise<void> {
    const person = { id, name, username, studentId };
    return rename({ 'person.id': person.id }, (names) => ({ ...names, person }), session);
  }

  function renamePositions(positions: readonly PositionNames[], session: Session): Promise<void> {
    const byId = new Map(
      positions.map(({ id, title, type, unit }) => [id, { position: { id, title, type }, unit }] as const),
    );
    const filter = { 'position.id': { $in: [...byId.keys()] } };
    return rename(filter, (names) => ({ ...names, ...byId.get(names.position.id) }), session);
  }

  function syncUnitDetails(units: readonly UnitRef[], session: Session): Promise<void> {
    const byId = new Map(units.map(({ id, name, category }) => [id, { id, name, category }]));
    const filter = { 'unit.id': { $in: [...byId.keys()] } };
    return rename(filter, (names) => ({ ...names, unit: byId.get(names.unit.id) ?? names.unit }), session);
  }

  async function rename(filter: object, renamed: (names: Names) => Names, session: Session): Promise<void> {
    const fields = { code: 1, person: 1, position: 1, unit: 1 } as const;
    const found = await holders
      .find(filter, fields)
      .session(session)
      .lean<Pick<HolderDocument, '_id' | keyof Names>[]>();
    const updates = found.map(({ _id, ...names }) => {
      const next = renamed(names);
      return { updateOne: { filter: { _id }, update: { $set: { ...next, ...derivedOf(next) } } } };
    });
    if (updates.length > 0) await holders.bulkWrite(updates, { session, ordered: false });
  }

  async function countOfPosition(positionId: string, session: Session): Promise<number> {
    return holders.countDocuments({ 'position.id': positionId }).session(session);
  }

  /** How many hold each of these positions in a tenure; none stands for those whom nobody holds. */
  async function countFilled(positionIds: readonly string[], tenureYear: string): Promise<Map<string, number>> {
    const active = {
      'position.id': { $in: [...positionIds] },
      confirmation: 'confirmed',
      tenureYear,
      status: 'active',
    };
    const found = await holders.aggregate<{ _id: string; count: number }>([
      { $match: active },
      { $group: { _id: '$position.id', count: { $sum: 1 } } },
    ]);
    return new Map(found.map(({ _id, count }) => [_id, count]));
  }

  async function countActiveOfUnit(unitId: string): Promise<number> {
    return holders.countDocuments({ 'unit.id': unitId, confirmation: 'confirmed', status: 'active' });
  }

  return { countOfPosition, countFilled, countActiveOfUnit, renamePerson, renamePositions, syncUnitDetails };
}
