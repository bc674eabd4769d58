import { calls, type OwnFeedbackCounts, type OwnHolding, type ProfileSummary } from '@portal/contracts';
import { useFormats, useRead } from '@portal/web-kit';
import type { Figure, FigureTileProps } from '@portal/web-kit/figures';
import { useOwnPositions } from '../features/own-positions/api/list-own-positions';
import { stateOf } from '../features/own-positions/holding-state';
import { useRecordSummary } from '../features/record-summary/api/read-summary';
import { homeMessages as messages } from '../messages';
import { heldPositionsHref, ownFeedbackHref, paths } from '../paths';

/** The four counters of the home, each with the list it counts. */
export function useHomeFigures(userId: string): readonly FigureTileProps[] {
  const summary = useRecordSummary(userId);
  const positions = useOwnPositions(userId);
  const feedback = useRead(calls.countOwnFeedback, { params: { userId } });
  const figures = useFigures();
  return [
    {
      label: messages.totalSkills,
      href: paths.skills,
      query: summary,
      figure: summary.data && figures.ofSkills(summary.data),
    },
    {
      label: messages.achievements,
      href: paths.achievements,
      query: summary,
      figure: summary.data && figures.ofAchievements(summary.data),
    },
    {
      label: messages.positions,
      href: heldPositionsHref,
      query: positions,
      figure: positions.data && figures.ofPositions(positions.data),
    },
    {
      label: messages.feedbackGiven,
      href: ownFeedbackHref,
      query: feedback,
      figure: feedback.data && figures.ofFeedback(feedback.data),
    },
  ];
}

/** A part of what is counted, and how the note says it. */
type Part = readonly [count: number, text: (count: string) => string];

function useFigures() {
  const { number } = useFormats();
  const figure = (total: number, open: readonly Part[], settled: Part): Figure => {
    const parts = open.filter(([count]) => count > 0);
    const shown = parts.length > 0 || settled[0] === 0 ? parts : [settled];
    const note = shown.map(([count, text]) => text(number(count))).join(', ');
    return { value: total, note: note || (total === 0 ? messages.none : '') };
  };
  return {
    ofSkills: ({ skills: { claimed, endorsed, returned } }: ProfileSummary) =>
      figure(
        claimed + endorsed + returned,
        [
          [claimed, messages.awaitingEndorsement],
          [returned, messages.returned],
        ],
        [endorsed, messages.endorsed],
      ),
    ofAchievements: ({ achievements: { pending, verified, returned } }: ProfileSummary) =>
      figure(
        pending + verified + returned,
        [
          [pending, messages.awaitingVerification],
          [returned, messages.returned],
        ],
        [verified, messages.verified],
      ),
    /** Claims do not count until they are confirmed. */
    ofPositions: (holdings: readonly OwnHolding[]) => {
      const count = (...states: readonly ReturnType<typeof stateOf>[]) =>
        holdings.filter((holding) => states.includes(stateOf(holding))).length;
      return figure(
        count('active', 'completed', 'terminated'),
        [
          [count('awaiting'), messages.awaitingConfirmation],
          [count('refused'), messages.returned],
        ],
        [count('active'), messages.active],
      );
    },
    ofFeedback: ({ given, resolved }: OwnFeedbackCounts) => figure(given, [], [resolved, messages.resolved]),
  };
}
