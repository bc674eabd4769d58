import { calls } from '@portal/contracts';
import { usePages } from '@portal/web-kit';
import { keepPreviousData } from '@tanstack/react-query';
import type { AuditFilters } from '../use-audit-filters';

export const PAGE_SIZE = 50;

/** Every write, newest first, page by page; the old list stays until that of another filter is there. */
export function useAudit(filters: AuditFilters) {
  const input = { query: { limit: PAGE_SIZE, ...filters } };
  return usePages(calls.listAudit, input, { placeholderData: keepPreviousData });
}
