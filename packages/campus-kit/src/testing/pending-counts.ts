import { APPROVAL_KINDS, type ApprovalKind, type PendingCounts } from '@portal/contracts';

/** How much is pending for an officer; nothing of kinds that are not named. */
export function pendingCounts(
  totals: Partial<Record<ApprovalKind | 'feedback', number>> = {},
  since: string | null = null,
): PendingCounts {
  const countOf = (total = 0) => ({ total, oldest: total > 0 ? since : null });
  const approvals = APPROVAL_KINDS.map((kind) => [kind, countOf(totals[kind])]);
  return {
    approvals: Object.fromEntries(approvals) as PendingCounts['approvals'],
    feedback: countOf(totals.feedback),
  };
}
