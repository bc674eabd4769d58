import { defineReadCopy, fromRow, toRow, type RowOf, type Session, type Store } from '@portal/service-kit';
import { holdingOf, removedHoldingOf, type Holding } from './holding.domain';

type HoldingRow = RowOf<Holding>;

export const holdingCopy = defineReadCopy<HoldingRow>({
  name: 'holdings',
  handlerName: 'keepHolding',
  of: {
    'org.holder': ({ data }) => toRow(holdingOf(data)),
    'org.holder.removed.v1': ({ data }) => toRow(removedHoldingOf(data)),
  },
  indexes: [
    // What a person holds, and whether they hold a position.
    { userId: 1, 'position.id': 1, tenureYear: -1 },
    // Who holds a position of a unit.
    { 'unit.id': 1, tenureYear: 1, status: 1, confirmation: 1 },
  ],
});

export type HoldingRepository = ReturnType<typeof createHoldingRepository>;

const CONFIRMED = { confirmation: 'confirmed', isRemoved: false } as const;

export function createHoldingRepository(store: Pick<Store, 'connection'>) {
  const { model, copy } = holdingCopy.open(store);

  /** The newest confirmed record of a person in a position, past ones too. */
  async function findConfirmed(
    userId: string,
    positionId: string,
    session: Session | null = null,
  ): Promise<Holding | null> {
    const found = await model
      .findOne({ userId, 'position.id': positionId, ...CONFIRMED })
      .sort({ tenureYear: -1 })
      .session(session)
      .lean<HoldingRow>();
    return found && fromRow(found);
  }

  /** What a person holds and held, the newest tenure first. */
  async function listConfirmed(userId: string, limit: number): Promise<Holding[]> {
    const found = await model
      .find({ userId, ...CONFIRMED })
      .sort({ tenureYear: -1, _id: 1 })
      .limit(limit)
      .lean<HoldingRow[]>();
    return found.map(fromRow);
  }

  /** Who holds a position of a unit in a tenure. */
  async function listActive({ unitId, tenureYear }: { unitId: string; tenureYear: string }, limit: number) {
    const found = await model
      .find({ 'unit.id': unitId, tenureYear, status: 'active', ...CONFIRMED }, { userId: 1, unit: 1 })
      .limit(limit)
      .batchSize(limit)
      .lean<Pick<HoldingRow, '_id' | 'userId' | 'unit'>[]>();
    return found.map(({ _id: id, userId, unit }) => ({ id, userId, unit }));
  }

  /** Which unit each of these positions is of, by its id; without those that nobody ever held. */
  async function findUnits(positionIds: readonly string[]): Promise<Map<string, string>> {
    const found = await model
      .find({ 'position.id': { $in: [...positionIds] } }, { position: 1, unit: 1 })
      .lean<Pick<HoldingRow, 'position' | 'unit'>[]>();
    return new Map(found.map(({ position, unit }) => [position.id, unit.id]));
  }

  return { findConfirmed, listConfirmed, listActive, findUnits, copy };
}
