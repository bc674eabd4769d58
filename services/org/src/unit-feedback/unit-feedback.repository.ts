import type { EventData } from '@portal/contracts';
import type { CopyRows, ReadCopy, Store } from '@portal/service-kit';
import { createCopyRows } from '@portal/service-kit';
import { unitFeedbackOf, type UnitFeedback } from './unit-feedback.domain';
import { unitFeedbackModel, type UnitFeedbackDocument } from './unit-feedback.model';

export type UnitFeedbackRepository = ReturnType<typeof createUnitFeedbackRepository>;

export function createUnitFeedbackRepository(store: Pick<Store, 'connection'>) {
  const model = unitFeedbackModel(store.connection);
  const copy = unitFeedbackCopy(
    createCopyRows<UnitFeedbackDocument>(store, model.collection.collectionName, { hidesMoment: true }),
  );

  /** What nobody has resolved, oldest first, and how much there is. */
  async function findOpenOfUnit(unitId: string, limit: number): Promise<{ items: UnitFeedback[]; total: number }> {
    const filter = { unitId, resolved: false };
    const [items, total] = await Promise.all([
      model.find(filter).sort({ createdAt: 1, _id: 1 }).limit(limit).lean<UnitFeedbackDocument[]>(),
      model.countDocuments(filter),
    ]);
    return { items: items.map(fromDocument), total };
  }

  /** The latest first. */
  async function listOfUnit(unitId: string, limit: number): Promise<UnitFeedback[]> {
    const found = await model
      .find({ unitId })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean<UnitFeedbackDocument[]>();
    return found.map(fromDocument);
  }

  return { copy, findOpenOfUnit, listOfUnit };
}

function fromDocument({
  _id: id,
  isAnonymous = true,
  authorId = null,
  ...feedback
}: UnitFeedbackDocument): UnitFeedback {
  return { id, ...feedback, isAnonymous, authorId };
}

/** Each of these events carries the whole entry. */
export function unitFeedbackCopy(rows: CopyRows<UnitFeedbackDocument>): ReadCopy<UnitFeedbackDocument> {
  const rowIn =
    (resolved: boolean) =>
    ({ data }: { data: EventData<'feedback.feedback.given.v1'> }) => {
      const { id: _id, ...feedback } = unitFeedbackOf(data, resolved);
      return { ...feedback, _id };
    };
  return {
    name: 'unit-feedback',
    rows,
    rowOf: { 'feedback.feedback.given.v1': rowIn(false), 'feedback.feedback.resolved.v1': rowIn(true) },
  };
}
