import { pendingCountsQuery, pendingOf } from '@portal/campus-kit/pending';
import { calls } from '@portal/contracts';
import { usePermission } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** How much waits for the decision of the officer who is signed in; 0 for others, and until it is known. */
export function usePendingApprovals(): number {
  const enabled = usePermission(calls.readPendingCounts.name);
  const { data } = useQuery({ ...pendingCountsQuery, enabled });
  return data ? pendingOf(data).total : 0;
}
