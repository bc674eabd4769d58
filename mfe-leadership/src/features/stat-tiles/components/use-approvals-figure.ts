import type { ReportFigure } from '@portal/campus-kit/report';
import { useFormats } from '@portal/web-kit';
import { useClaimCount, useWaitingCounts } from '../api/counts';
import { messages } from '../messages';

/** How much waits for a general secretary's decision; known when both counts are. */
export function useApprovalsFigure(): ReportFigure {
  const { number } = useFormats();
  const [waiting, claims] = [useWaitingCounts(), useClaimCount()];
  const isKnown = waiting.data !== undefined && claims.data !== undefined;
  const total = isKnown ? waiting.data.total + claims.data : 0;
  return {
    label: messages.approvals,
    query: {
      dataUpdatedAt: Math.min(waiting.dataUpdatedAt, claims.dataUpdatedAt),
      errorUpdateCount: Math.max(waiting.errorUpdateCount, claims.errorUpdateCount),
    },
    figure: isKnown ? { value: total, note: messages.pending(number(total)) } : undefined,
  };
}
