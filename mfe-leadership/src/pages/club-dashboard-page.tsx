import { Columns, EmptyState, ErrorState, LinkCard, LoadingState, Page, Rows, Section, Stack } from '@portal/ui';
import { CategoryBadge, hasCode, messageOf, useFormats, useSession, useTitle } from '@portal/web-kit';
import { CalendarPlus, DoorOpen, FilePlus2 } from 'lucide-react';
import { useClubData } from '../features/club/api/read-club-data';
import { ClubFigures } from '../features/club/components/club-figures';
import { ClubInformation } from '../features/club/components/club-information';
import { messages } from '../features/club/messages';
import { EventSection } from '../features/events/components/event-section';
import { ActivityFeed } from '../features/feed/components/activity-feed';
import { useOnActivity } from '../features/feed/use-on-activity';
import { categoryNames } from '../messages';
import { otherPages, paths } from '../paths';
import styles from './dashboard.module.css';

export function ClubDashboardPage() {
  const { user } = useSession();
  const formats = useFormats();
  const club = useClubData(user?.username ?? '');
  useTitle(club.data?.dashboard.name ?? messages.title);
  useOnActivity(() => void club.refetch());
  if (club.isPending) {
    return (
      <Page title={messages.title}>
        <LoadingState label={messages.loading} shape="stats" />
      </Page>
    );
  }
  if (club.isError) {
    const isNone = hasCode(club.error, 'UNIT.NOT_FOUND');
    return (
      <Page title={messages.title}>
        {isNone ? (
          <EmptyState title={messages.none} text={messages.noneText} />
        ) : (
          <ErrorState
            message={messages.error(messageOf(club.error, messages.failed))}
            onRetry={() => void club.refetch()}
            isRetrying={club.isRefetching}
          />
        )}
      </Page>
    );
  }
  const { unit, dashboard } = club.data;
  return (
    <Page
      title={dashboard.name}
      badge={
        <CategoryBadge category={unit.category} isBoxed>
          {categoryNames[unit.category]}
        </CategoryBadge>
      }
      subtitle={messages.welcome(user?.personal_info.name ?? '')}
      aside={formats.longDate(Date.now())}
    >
      <Stack gap={6}>
        <ClubFigures club={club.data} />
        <Columns>
          <Stack gap={6} className={styles.open}>
            <EventSection title={messages.recentEvents} events={dashboard.recent_events} allHref={otherPages.events} />
            <div className={styles.later}>
              <ActivityFeed />
            </div>
          </Stack>
          <Stack gap={6}>
            <Section title={messages.quickActions}>
              <Rows as="div">
                <LinkCard href={paths.addPositionAlias} icon={<FilePlus2 />} title={messages.addPosition} />
                <LinkCard href={otherPages.addEvent} icon={<CalendarPlus />} title={messages.createEvent} />
                <LinkCard href={otherPages.roomBooking} icon={<DoorOpen />} title={messages.roomBooking} />
              </Rows>
            </Section>
            <ClubInformation club={club.data} />
          </Stack>
        </Columns>
      </Stack>
    </Page>
  );
}
