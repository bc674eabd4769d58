import { OFFICERS } from '@portal/contracts';
import { useUrlFilters } from '@portal/web-kit';
import type { OfficerFilters } from './api/list-officers';

const NAMES = ['q', 'role'] as const satisfies readonly (keyof OfficerFilters)[];

export function useRoleFilters() {
  const { valueOf, ...state } = useUrlFilters(NAMES);
  const filters: OfficerFilters = { q: valueOf('q'), role: OFFICERS.find((role) => role === valueOf('role')) };
  const isFiltered = Boolean(filters.q ?? filters.role);
  return { ...state, filters, isFiltered };
}
