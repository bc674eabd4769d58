import { calls, type QueryInput } from '@portal/contracts';
import { usePage, usePages } from '@portal/web-kit';
import { keepPreviousData } from '@tanstack/react-query';

export const PAGE_SIZE = 12;

export type HolderFilters = Pick<
  QueryInput<typeof calls.listHolders>,
  'q' | 'status' | 'tenure_year' | 'unit' | 'category' | 'position'
>;

/** Position holders, newest tenure first, page by page; the old list stays until that of another filter is there. */
export function useHolders(filters: HolderFilters) {
  const input = { query: { limit: PAGE_SIZE, ...filters } };
  return usePages(calls.listHolders, input, { placeholderData: keepPreviousData });
}

/** How many position holders there are, without filters. */
export function useHolderCount(isWanted: boolean) {
  const options = { enabled: isWanted, select: ({ total }: { readonly total: number }) => total };
  return usePage(calls.listHolders, { query: { limit: 1 } }, options);
}
