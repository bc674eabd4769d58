import type { ApprovalKind, PendingCounts } from '@portal/contracts';

/** How many approvals of these kinds are pending together, all unless named, and since when the oldest of them. */
export function pendingOf(
  { approvals }: Pick<PendingCounts, 'approvals'>,
  kinds = Object.keys(approvals) as readonly ApprovalKind[],
): { readonly total: number; readonly oldest: string | undefined } {
  return {
    total: kinds.reduce((sum, kind) => sum + approvals[kind].total, 0),
    oldest: kinds.flatMap((kind) => approvals[kind].oldest ?? []).toSorted()[0],
  };
}
