import type { ClubData } from '@portal/contracts';
import type { Formats } from '@portal/web-kit';
import { percentUsed } from './budget';
import { growthText, messages } from './messages';

type Budget = ClubData['dashboard']['budget_info'];

/** The figures of a club in words. */
export function clubFigures({ dashboard }: ClubData, { number, money }: Pick<Formats, 'number' | 'money'>) {
  const { stats, tenures, budget_info: budget } = dashboard;
  const { spent_amount: spent, allocated_budget: allocated } = budget;
  return {
    members: {
      label: messages.members,
      value: stats.total_members,
      text: number(stats.total_members),
      note: growthText(stats.member_growth, tenures.previous),
    },
    events: {
      label: messages.totalEvents,
      value: stats.active_events,
      text: number(stats.active_events),
      note: messages.upcoming(number(stats.upcoming_events)),
    },
    budget: {
      label: messages.budgetUsed,
      value: spent,
      text: money(spent),
      note: messages.share(percentUsed(spent, allocated), money(allocated)),
    },
    reviews: {
      label: messages.reviews,
      value: stats.pending_reviews,
      text: number(stats.pending_reviews),
      note: reviewNotes(stats, number).join(', ') || messages.nothingPending,
    },
    allocated: {
      label: messages.allocated,
      value: allocated,
      text: money(allocated),
      note: restOf(budget, money),
    },
  };
}

/** What is left of a budget, or how far it is overdrawn. */
export function restOf(
  { allocated_budget: allocated, spent_amount: spent }: Budget,
  money: (amount: number) => string,
): string {
  return spent > allocated ? messages.over(money(spent - allocated)) : messages.left(money(allocated - spent));
}

function reviewNotes(
  { pending_feedback: feedback, pending_achievements: achievements }: ClubData['dashboard']['stats'],
  number: (count: number) => string,
): string[] {
  return [
    ...(feedback > 0 ? [messages.openFeedback(number(feedback))] : []),
    ...(achievements > 0 ? [messages.openAchievements(achievements, number(achievements))] : []),
  ];
}
