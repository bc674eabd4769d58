import type { calls, QueryInput } from '@portal/contracts';
import { isAuditAction } from '@portal/contracts/audit-words';
import { useUrlFilters } from '@portal/web-kit';

export type AuditFilters = Pick<QueryInput<typeof calls.listAudit>, 'action' | 'actor' | 'from' | 'to'>;

const ID = /^[0-9a-f]{24}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The action, the person and the days, in the URL so that Back and shared links restore them. */
export function useAuditFilters() {
  const { valueOf, set, clear } = useUrlFilters<keyof AuditFilters>(['action', 'actor', 'from', 'to']);
  const read = (name: keyof AuditFilters, pattern: RegExp) => pattern.exec(valueOf(name) ?? '')?.[0];
  const action = valueOf('action');
  const filters: AuditFilters = {
    action: isAuditAction(action) ? action : undefined,
    actor: read('actor', ID),
    from: read('from', DAY),
    to: read('to', DAY),
  };
  return { filters, isFiltered: Object.values(filters).some(Boolean), set, clear };
}
