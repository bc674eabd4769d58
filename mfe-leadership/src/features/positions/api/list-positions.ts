import { calls, type QueryInput } from '@portal/contracts';
import { usePage, usePages } from '@portal/web-kit';
import { keepPreviousData } from '@tanstack/react-query';

export const PAGE_SIZE = 12;

export type PositionFilters = Pick<QueryInput<typeof calls.listPositions>, 'q' | 'unit' | 'type'>;

/** Positions by title, page by page; the old list stays until that of another filter is there. */
export function usePositions(filters: PositionFilters) {
  const input = { query: { limit: PAGE_SIZE, ...filters } };
  return usePages(calls.listPositions, input, { placeholderData: keepPreviousData });
}

/** How many positions there are, without filters. */
export function usePositionCount(isWanted: boolean) {
  const options = { enabled: isWanted, select: ({ total }: { readonly total: number }) => total };
  return usePage(calls.listPositions, { query: { limit: 1 } }, options);
}
