import { useFormats } from '@portal/web-kit';
import type { FigureTileProps } from '@portal/web-kit/figures';
import type { ApprovalKindName } from '../features/approvals/approval';
import { approvalTexts } from '../features/approvals/messages';
import { useClaimCount, useWaitingCounts } from '../features/stat-tiles/api/counts';
import { joinedQuery } from '../features/stat-tiles/joined-query';
import { messages } from '../features/stat-tiles/messages';
import { approvalsOf, paths } from '../paths';

/** How much waits for a general secretary's decision and since when, in all and of each kind. */
export function useApprovalFigures(): readonly FigureTileProps[] {
  const { relative } = useFormats();
  const [waiting, claims] = [useWaitingCounts(), useClaimCount()];
  const isKnown = waiting.data !== undefined && claims.data !== undefined;
  const [oldest] = [waiting.data?.oldest, claims.data?.oldest].flatMap((moment) => moment ?? []).toSorted();
  const total = isKnown ? waiting.data.total + claims.data.total : 0;
  const ofKind = (
    kind: ApprovalKindName,
    query: FigureTileProps['query'],
    value: number | undefined,
    note: string,
  ) => ({
    label: approvalTexts[kind].label,
    href: approvalsOf(kind, paths.approvals),
    query,
    figure: value === undefined ? undefined : { value, note },
  });
  return [
    {
      label: messages.approvals,
      href: paths.approvals,
      query: joinedQuery([waiting, claims]),
      figure: isKnown
        ? {
            value: total,
            note: oldest === undefined ? messages.nothingPending : messages.oldest(relative(oldest)),
            attention: total > 0 ? messages.waiting : undefined,
          }
        : undefined,
    },
    ofKind('positions', claims, claims.data?.total, messages.toConfirm),
    ofKind('user-skills', waiting, waiting.data?.userSkills, messages.toEndorse),
    ofKind('skills', waiting, waiting.data?.skills, messages.toEndorse),
    ofKind('achievements', waiting, waiting.data?.achievements, messages.toVerify),
  ];
}
