import { APPROVAL_KINDS } from '@portal/contracts';
import { useUrlFilters } from '@portal/web-kit';
import type { ApprovalFilters } from './use-approvals';

const idIn = (text: string | undefined) => /^[0-9a-f]{24}$/.exec(text ?? '')?.[0];

/** Kind, unit and order, in the address of the page. */
export function useInboxFilters() {
  const { valueOf, set, clear } = useUrlFilters<'kind' | 'unit' | 'order'>(['kind', 'unit']);
  const filters: ApprovalFilters = {
    kind: APPROVAL_KINDS.find((kind) => kind === valueOf('kind')),
    unit: idIn(valueOf('unit')),
    order: valueOf('order') === 'oldest' ? 'oldest' : 'urgent',
  };
  return { filters, set, clear, isFiltered: filters.kind !== undefined || filters.unit !== undefined };
}

export type InboxFilters = ReturnType<typeof useInboxFilters>;
