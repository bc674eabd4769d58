import type { ClubData } from '@portal/contracts';
import { Cluster, StatStrip, StatTile, TextLink } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { feedbackOfUnitHref, holdersHref, otherPages, paths } from '../../../paths';
import { clubFigures } from '../club-figures';
import { messages } from '../messages';

/** Members, events, budget and reviews; each tile links to the list that it counts. */
export function ClubStatTiles({ club }: { readonly club: ClubData }) {
  const formats = useFormats();
  const { unit, dashboard } = club;
  const { stats, tenures } = dashboard;
  const { members, events, budget } = clubFigures(club, formats);
  return (
    <StatStrip label={messages.figures}>
      <StatTile
        label={members.label}
        value={members.text}
        note={
          <>
            {trendIcon(stats.member_growth)}
            {members.note}
          </>
        }
        href={holdersHref({ unit: unit._id, status: 'active', tenure_year: tenures.current })}
      />
      <StatTile label={events.label} value={events.text} note={events.note} href={otherPages.eventsOfUnit(unit._id)} />
      <StatTile label={budget.label} value={budget.text} note={budget.note} />
      <ReviewTile unitId={unit._id} stats={stats} />
    </StatStrip>
  );
}

function trendIcon(growth: number | null): ReactNode {
  if (growth === null || growth === 0) return null;
  return growth > 0 ? <TrendingUp /> : <TrendingDown />;
}

interface ReviewTileProps {
  readonly unitId: string;
  readonly stats: ClubData['dashboard']['stats'];
}

/** Two lists in one tile: all of it links to the only one that waits, or each count to its own. */
function ReviewTile({ unitId, stats }: ReviewTileProps) {
  const formats = useFormats();
  const [feedback, achievements] = [stats.pending_feedback, stats.pending_achievements];
  const lists = [
    {
      count: feedback,
      text: messages.openFeedback(formats.number(feedback)),
      href: feedbackOfUnitHref(unitId, { status: 'Not Resolved' }),
    },
    {
      count: achievements,
      text: messages.openAchievements(achievements, formats.number(achievements)),
      href: paths.clubAchievements,
    },
  ].filter(({ count }) => count > 0);
  const [first, second] = lists;
  const linked = (
    <Cluster gap={2}>
      {lists.map(({ text, href }) => (
        <TextLink key={href} isSolo href={href}>
          {text}
        </TextLink>
      ))}
    </Cluster>
  );
  return (
    <StatTile
      label={messages.reviews}
      value={formats.number(stats.pending_reviews)}
      note={second ? linked : (first?.text ?? messages.nothingPending)}
      href={second ? undefined : first?.href}
      {...(first && { attention: messages.waiting })}
    />
  );
}
