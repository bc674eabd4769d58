import { OFFICERS } from '@portal/contracts';
import { useUrlFilters } from '@portal/web-kit';
import type { OfficerFilters } from './api/list-officers';

export function useOfficerFilters() {
  const { valueOf, ...state } = useUrlFilters<keyof OfficerFilters>(['q', 'role']);
  const filters: OfficerFilters = { q: valueOf('q'), role: OFFICERS.find((role) => role === valueOf('role')) };
  const isFiltered = Boolean(filters.q ?? filters.role);
  return { ...state, filters, isFiltered };
}
