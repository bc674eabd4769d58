import { Columns, EmptyState, ErrorState, LinkCard, LoadingState, Page, Rows, Section, Stack } from '@portal/ui';
import { CategoryBadge, hasCode, messageOf, useFormats, useSession, useTitle } from '@portal/web-kit';
import { CalendarPlus, DoorOpen, FilePlus2 } from 'lucide-react';
import { useClubData } from '../features/club/api/read-club-data';
import { ClubFigures } from '../features/club/components/club-figures';
import { ClubInformation } from '../features/club/components/club-information';
import { RecentEvents } from '../features/club/components/recent-events';
import { ActivityFeed } from '../features/feed/components/activity-feed';
import { useOnActivity } from '../features/feed/use-on-activity';
import { paths } from '../paths';
import { texts } from '../texts';
import styles from './dashboard.module.css';

const words = texts.club;

export function ClubDashboardPage() {
  const { user } = useSession();
  const formats = useFormats();
  const club = useClubData(user?.username ?? '');
  useTitle(club.data?.dashboard.name ?? words.title);
  useOnActivity(() => void club.refetch());
  if (club.isPending) {
    return (
      <Page title={words.title}>
        <LoadingState label={words.loading} shape="stats" />
      </Page>
    );
  }
  if (club.isError) {
    const isNone = hasCode(club.error, 'UNIT.NOT_FOUND');
    return (
      <Page title={words.title}>
        {isNone ? (
          <EmptyState title={words.none} text={words.noneText} />
        ) : (
          <ErrorState
            message={words.error(messageOf(club.error, words.failed))}
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
          {texts.categories[unit.category]}
        </CategoryBadge>
      }
      subtitle={words.welcome(user?.personal_info.name ?? '')}
      aside={formats.longDate(Date.now())}
    >
      <Stack gap={6}>
        <ClubFigures club={club.data} />
        <Columns>
          <Stack gap={6} className={styles.open}>
            <RecentEvents club={club.data} />
            <div className={styles.later}>
              <ActivityFeed />
            </div>
          </Stack>
          <Stack gap={6}>
            <Section title={words.quickActions}>
              <Rows as="div">
                <LinkCard
                  href={paths.addPositionToo}
                  icon={<FilePlus2 />}
                  title={words.addPosition}
                  fact={words.forClub(dashboard.name)}
                />
                <LinkCard
                  href="/add-event"
                  icon={<CalendarPlus />}
                  title={words.createEvent}
                  fact={words.forClub(dashboard.name)}
                />
                <LinkCard
                  href="/roombooking"
                  icon={<DoorOpen />}
                  title={words.roomBooking}
                  fact={words.roomBookingFact}
                />
              </Rows>
            </Section>
            <ClubInformation club={club.data} />
          </Stack>
        </Columns>
      </Stack>
    </Page>
  );
}
