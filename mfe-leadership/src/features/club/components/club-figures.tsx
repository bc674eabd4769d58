import type { ClubData } from '@portal/contracts';
import { StatStrip, StatTile } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { otherPages } from '../../../paths';
import { percentUsed } from '../budget';
import { messages } from '../messages';

/** Events and budget; no service counts members and reviews yet. */
export function ClubFigures({ club }: { readonly club: ClubData }) {
  const formats = useFormats();
  const { stats, budget_info: budget } = club.dashboard;
  return (
    <StatStrip label={messages.figures}>
      <StatTile
        label={messages.totalEvents}
        value={formats.number(stats.active_events)}
        note={messages.upcoming(stats.upcoming_events)}
        href={otherPages.events}
      />
      <StatTile
        label={messages.budgetUsed}
        value={formats.money(budget.spent_amount)}
        note={messages.share(
          percentUsed(budget.spent_amount, budget.allocated_budget),
          formats.money(budget.allocated_budget),
        )}
      />
    </StatStrip>
  );
}
