import { OFFICERS, type calls, type QueryInput } from '@portal/contracts';
import { useUrlFilters } from '@portal/web-kit';

export type OfficerFilters = Pick<QueryInput<typeof calls.listUsers>, 'q' | 'role'>;

export function useOfficerFilters() {
  const { valueOf, ...state } = useUrlFilters<keyof OfficerFilters>(['q', 'role']);
  const filters: OfficerFilters = { q: valueOf('q'), role: OFFICERS.find((role) => role === valueOf('role')) };
  const isFiltered = Boolean(filters.q ?? filters.role);
  return { ...state, filters, isFiltered };
}
