import { calls } from '@portal/contracts';
import { usePages } from '@portal/web-kit';

export const PAGE_SIZE = 50;

/** Who holds a position in a tenure, by unit in the order of the hierarchy, page by page. */
export function useOfficeBearers(tenure: string) {
  return usePages(calls.listTenure, { query: { limit: PAGE_SIZE, tenure_year: tenure } });
}

export type OfficeBearersQuery = ReturnType<typeof useOfficeBearers>;
