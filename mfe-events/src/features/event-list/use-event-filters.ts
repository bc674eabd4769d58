import { EVENT_CATEGORIES, EVENT_STATUSES } from '@portal/contracts';
import { useAddressFilters } from '@portal/web-kit';
import type { EventFilters } from './api/list-events';

const NAMES = ['q', 'category', 'status', 'unit', 'from', 'to'] as const satisfies readonly (keyof EventFilters)[];
/** What a date field holds. */
const DAY = /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export function useEventFilters() {
  const { valueOf, ...state } = useAddressFilters(NAMES);
  const dayOf = (name: 'from' | 'to') => DAY.exec(valueOf(name) ?? '')?.[0];
  const filters: EventFilters = {
    q: valueOf('q'),
    category: EVENT_CATEGORIES.find((category) => category === valueOf('category')),
    status: EVENT_STATUSES.find((status) => status === valueOf('status')),
    unit: /^[0-9a-f]{24}$/.exec(valueOf('unit') ?? '')?.[0],
    from: dayOf('from'),
    to: dayOf('to'),
  };
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return { ...state, filters, isFiltered };
}

export type EventFilterState = ReturnType<typeof useEventFilters>;
