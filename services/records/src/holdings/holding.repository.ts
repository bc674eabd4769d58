import type { EventData } from '@portal/contracts';
import type { CopyRows, ReadCopy, Session, Store } from '@portal/service-kit';
import { createCopyRows } from '@portal/service-kit';
import { holdingOf, removedHoldingOf, type Holding } from './holding.domain';
import { holdingModel, type HoldingDocument } from './holding.model';

export type HoldingRepository = ReturnType<typeof createHoldingRepository>;

const CONFIRMED = { confirmation: 'confirmed', isRemoved: false } as const;

export function createHoldingRepository(store: Pick<Store, 'connection'>) {
  const model = holdingModel(store.connection);
  const copy = holdingCopy(createCopyRows<HoldingDocument>(store, model.collection.collectionName));

  /** The newest confirmed record of a person in a position, past ones too. */
  async function findConfirmed(userId: string, positionId: string, session?: Session): Promise<Holding | null> {
    const found = await model
      .findOne({ userId, 'position.id': positionId, ...CONFIRMED })
      .sort({ tenureYear: -1 })
      .session(session ?? null)
      .lean<HoldingDocument>();
    return found && fromDocument(found);
  }

  /** What a person holds and held, the newest tenure first. */
  async function listConfirmed(userId: string, limit: number): Promise<Holding[]> {
    const found = await model
      .find({ userId, ...CONFIRMED })
      .sort({ tenureYear: -1, _id: 1 })
      .limit(limit)
      .lean<HoldingDocument[]>();
    return found.map(fromDocument);
  }

  /** Who holds a position of a unit in a tenure. */
  async function listActive({ unitId, tenureYear }: { unitId: string; tenureYear: string }, limit: number) {
    const found = await model
      .find({ 'unit.id': unitId, tenureYear, status: 'active', ...CONFIRMED }, { userId: 1, unit: 1 })
      .limit(limit)
      .batchSize(limit)
      .lean<Pick<HoldingDocument, '_id' | 'userId' | 'unit'>[]>();
    return found.map(({ _id: id, userId, unit }) => ({ id, userId, unit }));
  }

  return { findConfirmed, listConfirmed, listActive, copy };
}

/** Each of these events carries the whole record. */
export function holdingCopy(rows: CopyRows<HoldingDocument>): ReadCopy<HoldingDocument> {
  const rowOf = ({ data }: { data: EventData<'org.holder.appointed.v1'> }) => toDocument(holdingOf(data));
  return {
    name: 'holdings',
    rows,
    rowOf: {
      'org.holder.appointed.v1': rowOf,
      'org.holder.claimed.v1': rowOf,
      'org.holder.confirmed.v1': rowOf,
      'org.holder.refused.v1': rowOf,
      'org.holder.changed.v1': rowOf,
      'org.holder.ended.v1': rowOf,
      'org.holder.hand-over-due.v1': rowOf,
      'org.holder.removed.v1': ({ data }) => toDocument(removedHoldingOf(data)),
    },
  };
}

function toDocument({ id: _id, ...holding }: Holding): HoldingDocument {
  return { ...holding, _id };
}

function fromDocument({ _id: id, ...document }: HoldingDocument): Holding {
  const { version, userId, position, unit, tenureYear, status, confirmation, isRemoved } = document;
  return { id, version, userId, position, unit, tenureYear, status, confirmation, isRemoved };
}
