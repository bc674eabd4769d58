import type { ClubData } from '@portal/contracts';
import { StatStrip, StatTile } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { texts } from '../../../texts';
import { percentUsed } from '../budget';

const words = texts.club;

/** The figures the org service knows; members and reviews join when their services tell it. */
export function ClubFigures({ club }: { readonly club: ClubData }) {
  const formats = useFormats();
  const { stats, budget_info: budget } = club.dashboard;
  return (
    <StatStrip label={texts.president.figures}>
      <StatTile
        label={words.totalEvents}
        value={formats.number(stats.active_events)}
        note={words.upcoming(stats.upcoming_events)}
        href="/events"
      />
      <StatTile
        label={words.budgetUsed}
        value={formats.money(budget.spent_amount)}
        note={words.share(
          percentUsed(budget.spent_amount, budget.allocated_budget),
          formats.money(budget.allocated_budget),
        )}
      />
    </StatStrip>
  );
}
