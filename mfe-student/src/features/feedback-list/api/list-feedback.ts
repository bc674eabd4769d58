import {
  calls,
  type FeedbackStatus,
  type FeedbackTargetType,
  type FeedbackType,
  type UnitCategory,
} from '@portal/contracts';
import { usePages } from '@portal/web-kit';
import { keepPreviousData } from '@tanstack/react-query';

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
  const input = { query: { limit: PAGE_SIZE, ...filters } };
  return usePages(calls.listFeedback, input, { enabled: isEnabled, placeholderData: keepPreviousData });
}
