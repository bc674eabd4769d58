import { useFormats } from '@portal/web-kit';
import type { FigureTileProps } from '@portal/web-kit/figures';
import { otherPages, paths } from '../../../paths';
import { useClaimCount, useRoomRequestCount, useUpcomingEventCount, useWaitingCounts } from '../api/counts';
import { messages } from '../messages';

/** What is counted in a module, whose path is `href`; the note says it in words. */
export type ModuleFigure = Pick<FigureTileProps, 'query' | 'figure'> & { readonly href: string };

/** What is counted in the modules of a general secretary. */
export function useModuleFigures(): readonly ModuleFigure[] {
  const { number, relative } = useFormats();
  const waiting = useWaitingCounts();
  const claims = useClaimCount();
  const requests = useRoomRequestCount('pending');
  const upcoming = useUpcomingEventCount();
  const counted = (total: number | undefined, note: (count: string) => string) =>
    total === undefined ? undefined : { value: total, note: note(number(total)) };
  const since = (count: string) =>
    waiting.data?.oldest ? messages.waitingSince(count, relative(waiting.data.oldest)) : messages.nothingPending;
  return [
    { href: paths.endorse, query: waiting, figure: counted(waiting.data?.total, since) },
    { href: otherPages.events, query: upcoming, figure: counted(upcoming.data?.total, messages.planned) },
    { href: otherPages.roomBooking, query: requests, figure: counted(requests.data?.total, messages.pending) },
    { href: paths.positions, query: claims, figure: counted(claims.data?.total, messages.claims) },
  ];
}
