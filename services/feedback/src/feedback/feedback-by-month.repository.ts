import type { Scope, Store } from '@portal/service-kit';
import { scopeFilter } from '@portal/service-kit';
import type { FeedbackTimes } from './feedback-by-month.domain';
import type { FeedbackDocument } from './feedback.model';
import { feedbackModel } from './feedback.model';

export type FeedbackByMonthRepository = ReturnType<typeof createFeedbackByMonthRepository>;

export function createFeedbackByMonthRepository({ connection }: Pick<Store, 'connection'>) {
  const model = feedbackModel(connection);

  /** Of what was given since an instant. */
  async function findTimes(scope: Scope, since: Date): Promise<FeedbackTimes[]> {
    const within = scopeFilter(scope, { unit: 'target.unit.id', category: 'target.unit.category' });
    const found = await model
      .find({ ...within, createdAt: { $gte: since } }, { createdAt: 1, 'resolution.at': 1, _id: 0 })
      // Sorted, because without an order the DocumentDB engine returns some updated documents twice.
      .sort({ createdAt: -1, _id: -1 })
      .lean<Pick<FeedbackDocument, 'createdAt' | 'resolution'>[]>();
    return found.map(({ createdAt: givenAt, resolution }) => ({ givenAt, resolvedAt: resolution?.at ?? null }));
  }

  return { findTimes };
}
