import { useUrlFilters } from '@portal/web-kit';
import type { OfficerFilters } from './api/list-officers';
import { isOffice } from './offices';

const NAMES = ['q', 'role'] as const satisfies readonly (keyof OfficerFilters)[];

export function useRoleFilters() {
  const { valueOf, ...state } = useUrlFilters(NAMES);
  const role = valueOf('role') ?? '';
  const filters: OfficerFilters = { q: valueOf('q'), role: isOffice(role) ? role : undefined };
  const isFiltered = Boolean(filters.q ?? filters.role);
  return { ...state, filters, isFiltered };
}
