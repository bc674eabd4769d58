import { APPROVAL_KINDS } from '@portal/contracts';
import { isCalendarDay, useUrlFilters } from '@portal/web-kit';
import type { ApprovalFilters } from './use-approvals';

const idIn = (text: string | undefined) => /^[0-9a-f]{24}$/.exec(text ?? '')?.[0];
const dayIn = (text: string | undefined) => (text !== undefined && isCalendarDay(text) ? text : undefined);

/** Search, kind, unit, room, day and order, in the address of the page. */
export function useInboxFilters() {
  const { valueOf, ...state } = useUrlFilters<'kind' | 'unit' | 'room' | 'date' | 'order'>([
    'q',
    'kind',
    'unit',
    'room',
    'date',
  ]);
  const { order, ...narrowing } = {
    q: valueOf('q'),
    kind: APPROVAL_KINDS.find((kind) => kind === valueOf('kind')),
    unit: idIn(valueOf('unit')),
    room: valueOf('room'),
    date: dayIn(valueOf('date')),
    order: valueOf('order') === 'oldest' ? 'oldest' : 'urgent',
  } satisfies ApprovalFilters;
  const filters: ApprovalFilters = { ...narrowing, order };
  return { ...state, filters, isFiltered: Object.values(narrowing).some((value) => value !== undefined) };
}

export type InboxFilters = ReturnType<typeof useInboxFilters>;
