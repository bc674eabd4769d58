import { useFormats } from '@portal/web-kit';
import type { FigureTileProps } from '@portal/web-kit/figures';
import { paths } from '../../../paths';
import { useClaimCount, useWaitingCounts } from '../api/counts';
import { joinedQuery } from '../joined-query';
import { messages } from '../messages';

/** How much waits for a general secretary's decision, and since when; known when both counts are. */
export function useApprovalsFigure(): FigureTileProps {
  const { relative } = useFormats();
  const [waiting, claims] = [useWaitingCounts(), useClaimCount()];
  const isKnown = waiting.data !== undefined && claims.data !== undefined;
  const [oldest] = [waiting.data?.oldest, claims.data?.oldest].flatMap((moment) => moment ?? []).toSorted();
  const total = isKnown ? waiting.data.total + claims.data.total : 0;
  return {
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
  };
}
