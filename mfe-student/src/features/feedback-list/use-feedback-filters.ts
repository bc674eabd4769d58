import { FEEDBACK_STATUSES, FEEDBACK_TARGET_TYPES, FEEDBACK_TYPES, UNIT_CATEGORIES } from '@portal/contracts';
import { isCalendarDay, useUrlFilters } from '@portal/web-kit';
import type { FeedbackFilters } from './api/list-feedback';

const NAMES = [
  'q',
  'status',
  'type',
  'target_type',
  'unit',
  'category',
  'from',
  'to',
] as const satisfies readonly (keyof FeedbackFilters)[];

export function useFeedbackFilters() {
  const { valueOf, ...state } = useUrlFilters(NAMES);
  const oneOf = <Value extends string>(name: keyof FeedbackFilters, values: readonly Value[]) =>
    values.find((value) => value === valueOf(name));
  const filters: FeedbackFilters = {
    status: oneOf('status', FEEDBACK_STATUSES),
    type: oneOf('type', FEEDBACK_TYPES),
    target_type: oneOf('target_type', FEEDBACK_TARGET_TYPES),
    q: valueOf('q'),
    unit: /^[0-9a-f]{24}$/.exec(valueOf('unit') ?? '')?.[0],
    category: oneOf('category', UNIT_CATEGORIES),
    from: [valueOf('from')].find(isCalendarDay),
    to: [valueOf('to')].find(isCalendarDay),
  };
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return { ...state, filters, isFiltered };
}

export type FeedbackFilterState = ReturnType<typeof useFeedbackFilters>;
