import { pendingOf } from '@portal/campus-kit/pending';
import type { ApprovalKind } from '@portal/contracts';
import { useFormats } from '@portal/web-kit';
import type { FigureTileProps } from '@portal/web-kit/figures';
import { approvalTexts } from '../features/approvals/messages';
import { usePendingCounts } from '../features/stat-tiles/api/counts';
import { messages } from '../features/stat-tiles/messages';
import { approvalsOf, paths } from '../paths';

/** How much waits for a general secretary's decision and since when, in all and of each kind. */
export function useApprovalFigures(): readonly FigureTileProps[] {
  const { relative } = useFormats();
  const query = usePendingCounts();
  const { data: counts } = query;
  const pending = counts && pendingOf(counts);
  const ofKind = (kind: ApprovalKind, note: string): FigureTileProps => ({
    label: approvalTexts[kind].label,
    href: approvalsOf(kind, paths.approvals),
    query,
    figure: counts && { value: counts.approvals[kind].total, note },
  });
  return [
    {
      label: messages.approvals,
      href: paths.approvals,
      query,
      figure: pending && {
        value: pending.total,
        note: pending.oldest ? messages.oldest(relative(pending.oldest)) : messages.nothingPending,
        attention: pending.total > 0 ? messages.waiting : undefined,
      },
    },
    ofKind('positions', messages.toConfirm),
    ofKind('user-skills', messages.toEndorse),
    ofKind('skills', messages.toEndorse),
    ofKind('achievements', messages.toVerify),
  ];
}
