import { EVENT_CATEGORIES, EVENT_STATUSES, TEXT_LIMITS } from '@portal/contracts';
import { isCalendarDay, usePermission, useUrlFilters } from '@portal/web-kit';
import type { EventFilters } from './api/list-events';

const NAMES = [
  'q',
  'category',
  'status',
  'unit',
  'from',
  'to',
  'requests',
] as const satisfies readonly (keyof EventFilters)[];

export function useEventFilters() {
  const { valueOf, ...state } = useUrlFilters(NAMES);
  const seesRequests = usePermission('listRoomRequests');
  const dayOf = (name: 'from' | 'to') => [valueOf(name)].find(isCalendarDay);
  const filters: EventFilters = {
    // The service refuses a longer search.
    q: valueOf('q')?.slice(0, TEXT_LIMITS.name).trim(),
    category: EVENT_CATEGORIES.find((category) => category === valueOf('category')),
    status: EVENT_STATUSES.find((status) => status === valueOf('status')),
    unit: /^[0-9a-f]{24}$/.exec(valueOf('unit') ?? '')?.[0],
    from: dayOf('from'),
    to: dayOf('to'),
    requests: seesRequests && valueOf('requests') === 'pending' ? 'pending' : undefined,
  };
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return { ...state, filters, isFiltered, seesRequests };
}

export type EventFilterState = ReturnType<typeof useEventFilters>;
