import {
  calls,
  type FeedbackStatus,
  type FeedbackTargetType,
  type FeedbackType,
  type UnitCategory,
} from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

const PAGE_SIZE = 20;

export interface FeedbackFilters {
  readonly status?: FeedbackStatus | undefined;
  readonly type?: FeedbackType | undefined;
  readonly target_type?: FeedbackTargetType | undefined;
  /** On it, its events and its positions. */
  readonly unit?: string | undefined;
  readonly q?: string | undefined;
  readonly category?: UnitCategory | undefined;
  /** Days, `YYYY-MM-DD`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Feedback that matches the filters, page by page; the old list stays until the new one is loaded. */
export function useFeedbackList(filters: FeedbackFilters, isEnabled: boolean) {
  return useInfiniteQuery({
    queryKey: queryKeys.feedback.list(filters),
    queryFn: ({ pageParam: cursor, signal }) =>
      callList(calls.listFeedback, { query: { limit: PAGE_SIZE, ...filters, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
}
