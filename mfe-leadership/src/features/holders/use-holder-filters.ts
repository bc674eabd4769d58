import { useTenures } from '@portal/campus-kit';
import { HOLDER_STATUSES, UNIT_CATEGORIES } from '@portal/contracts';
import { useUrlFilters } from '@portal/web-kit';
import type { HolderFilters } from './api/list-holders';

const idIn = (text: string | undefined) => /^[0-9a-f]{24}$/.exec(text ?? '')?.[0];

export function useHolderFilters() {
  const { valueOf, ...state } = useUrlFilters<keyof HolderFilters>([
    'q',
    'status',
    'tenure_year',
    'unit',
    'category',
    'position',
  ]);
  const { tenures } = useTenures();
  const filters: HolderFilters = {
    q: valueOf('q'),
    status: HOLDER_STATUSES.find((status) => status === valueOf('status')),
    tenure_year: tenures.find((tenure) => tenure === valueOf('tenure_year')),
    unit: idIn(valueOf('unit')),
    category: UNIT_CATEGORIES.find((category) => category === valueOf('category')),
    position: idIn(valueOf('position')),
  };
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return { ...state, filters, isFiltered };
}

export type HolderFilterState = ReturnType<typeof useHolderFilters>;
