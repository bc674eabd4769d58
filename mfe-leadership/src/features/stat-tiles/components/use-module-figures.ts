import { pendingOf } from '@portal/campus-kit/pending';
import type { ApprovalKind } from '@portal/contracts';
import { useFormats, useSession } from '@portal/web-kit';
import type { FigureTileProps } from '@portal/web-kit/figures';
import { otherPages, paths } from '../../../paths';
import { usePendingCounts, useRoomRequestCount, useUpcomingEventCount } from '../api/counts';
import { messages } from '../messages';

/** What is counted in a module, whose path is `href`; the note says it in words. */
export type ModuleFigure = Pick<FigureTileProps, 'query' | 'figure'> & { readonly href: string };

const ENDORSEMENTS = ['user-skills', 'skills', 'achievements'] as const;

/** What is counted in the modules of an officer, of everything or of the own category. */
export function useModuleFigures(): readonly ModuleFigure[] {
  const { number, relative } = useFormats();
  const { role } = useSession();
  const pending = usePendingCounts();
  const isPresident = role === 'PRESIDENT';
  // The president decides about all of them, so that the approvals say it.
  const requests = useRoomRequestCount('pending', !isPresident);
  const requested = isPresident ? pending.data?.approvals['room-requests'].total : requests.data;
  const upcoming = useUpcomingEventCount();
  const counted = (total: number | undefined, note: (count: string) => string) =>
    total === undefined ? undefined : { value: total, note: note(number(total)) };
  const toDecide = (kinds?: readonly ApprovalKind[]) => {
    if (!pending.data) return undefined;
    const { total, oldest } = pendingOf(pending.data, kinds);
    const note = oldest ? messages.waitingSince(number(total), relative(oldest)) : messages.nothingPending;
    return { value: total, note };
  };
  return [
    { href: paths.presidentApproval, query: pending, figure: toDecide() },
    { href: paths.endorse, query: pending, figure: toDecide(ENDORSEMENTS) },
    { href: otherPages.events, query: upcoming, figure: counted(upcoming.data?.total, messages.planned) },
    {
      href: otherPages.roomBooking,
      query: isPresident ? pending : requests,
      figure: counted(requested, messages.pending),
    },
    { href: otherPages.feedback, query: pending, figure: counted(pending.data?.feedback.total, messages.unresolved) },
    {
      href: paths.positions,
      query: pending,
      figure: counted(pending.data?.approvals.positions.total, messages.claims),
    },
  ];
}
