import { calls, type QueryInput } from '@portal/contracts';
import { usePages } from '@portal/web-kit';
import { keepPreviousData } from '@tanstack/react-query';

export const PAGE_SIZE = 20;

export type OfficerFilters = Pick<QueryInput<typeof calls.listUsers>, 'q' | 'role'>;

/** Who holds an office, page by page; the old list stays until that of another filter is there. */
export function useOfficers({ q, role = 'officers' }: OfficerFilters) {
  const input = { query: { role, limit: PAGE_SIZE, q } };
  return usePages(calls.listUsers, input, { placeholderData: keepPreviousData });
}
