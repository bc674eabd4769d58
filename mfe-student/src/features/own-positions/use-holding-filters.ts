import { matchesSearch, type OwnHolding } from '@portal/contracts';
import { useUrlFilters } from '@portal/web-kit';
import { HOLDING_FILTERS, isInState } from './holding-state';

/** Search and status over one's own positions, which are few enough to be searched in the page. */
export function useHoldingFilters() {
  const { valueOf, ...rest } = useUrlFilters(['q', 'status']);
  const q = valueOf('q');
  const state = HOLDING_FILTERS.find((name) => name === valueOf('status'));
  const isShown = (holding: OwnHolding) => {
    const { title, unit_id: unit } = holding.position_id;
    const isFound = q === undefined || matchesSearch(q, title, unit.name, holding.tenure_year, holding.por_id ?? '');
    return isFound && (state === undefined || isInState(holding, state));
  };
  return { ...rest, state, isShown, isFiltered: q !== undefined || state !== undefined };
}

export type HoldingFilters = ReturnType<typeof useHoldingFilters>;
