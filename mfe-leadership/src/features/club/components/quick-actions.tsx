import type { ClubData } from '@portal/contracts';
import { LinkCard, Rows, Section } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { BadgeCheck, CalendarPlus, FilePlus2, Sparkles } from 'lucide-react';
import { otherPages, paths } from '../../../paths';
import { messages } from '../messages';

/** What a coordinator does most. */
export function QuickActions({ dashboard }: { readonly dashboard: ClubData['dashboard'] }) {
  const formats = useFormats();
  const { name, stats, tenures } = dashboard;
  const [members, pending] = [stats.total_members, stats.pending_achievements];
  return (
    <Section title={messages.quickActions}>
      <Rows as="div">
        <LinkCard
          href={paths.addPositionAlias}
          icon={<FilePlus2 />}
          title={messages.addPosition}
          fact={messages.forTenure(tenures.current)}
        />
        <LinkCard
          href={otherPages.addEvent}
          icon={<CalendarPlus />}
          title={messages.createEvent}
          fact={messages.forClub(name)}
        />
        <LinkCard
          href={paths.clubAchievements}
          icon={<BadgeCheck />}
          title={messages.reviewAchievements}
          fact={pending > 0 ? messages.toReview(formats.number(pending)) : messages.nothingPending}
        />
        <LinkCard
          href={paths.clubSkills}
          icon={<Sparkles />}
          title={messages.endorseSkills}
          fact={messages.skillsOf(members, formats.number(members))}
        />
      </Rows>
    </Section>
  );
}
