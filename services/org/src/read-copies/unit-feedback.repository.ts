import { defineReadCopy, fromRow, idFilterOf, toRow, type IdChoice, type RowOf, type Store } from '@portal/service-kit';
import { unitFeedbackOf, type UnitFeedback } from './unit-feedback.domain';

/** Rows of earlier builds do not say whether they are anonymous, and name no author. */
type UnitFeedbackRow = Omit<RowOf<UnitFeedback>, 'isAnonymous' | 'authorId'> &
  Partial<Pick<UnitFeedback, 'isAnonymous' | 'authorId'>>;

export const unitFeedbackCopy = defineReadCopy<UnitFeedbackRow>({
  name: 'unit-feedback',
  handlerName: 'keepUnitFeedback',
  of: {
    'feedback.feedback.given.v1': ({ data }) => toRow(unitFeedbackOf(data, false)),
    'feedback.feedback.resolved.v1': ({ data }) => toRow(unitFeedbackOf(data, true)),
  },
  indexes: [
    { unitId: 1, resolved: 1, createdAt: 1, _id: 1 },
    { unitId: 1, createdAt: -1, _id: -1 },
  ],
});

export type UnitFeedbackRepository = ReturnType<typeof createUnitFeedbackRepository>;

export function createUnitFeedbackRepository(store: Pick<Store, 'connection'>) {
  const { model, copy } = unitFeedbackCopy.open(store);

  /** What nobody has resolved, oldest first, and how much there is. */
  async function findOpenOfUnit(
    { unitId, ...choice }: IdChoice & { unitId: string },
    limit: number,
  ): Promise<{ items: UnitFeedback[]; total: number }> {
    const filter = { unitId, resolved: false, ...idFilterOf(choice) };
    const [items, total] = await Promise.all([
      model.find(filter).sort({ createdAt: 1, _id: 1 }).limit(limit).lean<UnitFeedbackRow[]>(),
      model.countDocuments(filter),
    ]);
    return { items: items.map(feedbackOf), total };
  }

  /** The latest first. */
  async function listOfUnit(unitId: string, limit: number): Promise<UnitFeedback[]> {
    const found = await model.find({ unitId }).sort({ createdAt: -1, _id: -1 }).limit(limit).lean<UnitFeedbackRow[]>();
    return found.map(feedbackOf);
  }

  return { copy, findOpenOfUnit, listOfUnit };
}

function feedbackOf(row: UnitFeedbackRow): UnitFeedback {
  const { isAnonymous = true, authorId = null, ...feedback } = fromRow(row);
  return { isAnonymous, authorId, ...feedback };
}
