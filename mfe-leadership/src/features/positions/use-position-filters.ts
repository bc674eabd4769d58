import { POSITION_TYPES } from '@portal/contracts';
import { useUrlFilters } from '@portal/web-kit';
import type { PositionFilters } from './api/list-positions';

export function usePositionFilters() {
  const { valueOf, ...state } = useUrlFilters<keyof PositionFilters>(['q', 'unit', 'type']);
  const filters: PositionFilters = {
    q: valueOf('q'),
    unit: /^[0-9a-f]{24}$/.exec(valueOf('unit') ?? '')?.[0],
    type: POSITION_TYPES.find((type) => type === valueOf('type')),
  };
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return { ...state, filters, isFiltered };
}

export type PositionFilterState = ReturnType<typeof usePositionFilters>;
