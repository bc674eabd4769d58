import { POSITION_TYPES } from '@portal/contracts';
import { useUrlFilters } from '@portal/web-kit';
import type { PositionFilters } from './api/list-positions';

const NAMES = ['q', 'unit', 'type'] as const satisfies readonly (keyof PositionFilters)[];

export function usePositionFilters() {
  const { valueOf, ...state } = useUrlFilters(NAMES);
  const filters: PositionFilters = {
    q: valueOf('q'),
    unit: /^[0-9a-f]{24}$/.exec(valueOf('unit') ?? '')?.[0],
    type: POSITION_TYPES.find((one) => one === valueOf('type')),
  };
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return { ...state, filters, isFiltered };
}

export type PositionFilterState = ReturnType<typeof usePositionFilters>;
