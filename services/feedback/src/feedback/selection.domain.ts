import type { QueryOf, calls } from '@portal/contracts';
import { queryTermsOf } from '@portal/service-kit';

type ListQuery = QueryOf<typeof calls.listFeedback>;

/** Which feedback a list holds. */
export interface FeedbackSelection extends Pick<ListQuery, 'status' | 'type' | 'target_type' | 'q'> {
  owners?: readonly string[];
}

/** As a condition on stored feedback. */
export function conditionOf({ status, type, target_type: targetType, q, owners }: FeedbackSelection): object {
  const terms = queryTermsOf(q ?? '');
  return {
    ...(status && { isResolved: status === 'Resolved' }),
    ...(type && { type }),
    ...(targetType && { 'target.type': targetType }),
    ...(terms.length > 0 && { $and: terms.map((term) => ({ terms: term })) }),
    ...(owners && { owner: { $in: [...owners] } }),
  };
}

/** The index that serves a selection best, where a store could not know: few entries are found by a text. */
export function indexFor({ q, owners }: FeedbackSelection): Record<string, 1 | -1> | undefined {
  if (owners) return { owner: 1, createdAt: -1, _id: -1 };
  return queryTermsOf(q ?? '').length > 0 ? { terms: 1, createdAt: -1, _id: -1 } : undefined;
}
