import { CategoryBadge } from '@portal/campus-kit';
import { calls, UNIT_CATEGORY_NAMES, type AnswerOf, type ClubData } from '@portal/contracts';
import { Columns, EmptyState, ErrorState, LoadingState, Page, Stack } from '@portal/ui';
import {
  hasCode,
  messageOf,
  type Prefetch,
  readQuery,
  useBelowTheFold,
  useFormats,
  useRead,
  useSession,
  useTitle,
} from '@portal/web-kit';
import { AsOf } from '@portal/web-kit/figures';
import { type UseQueryResult } from '@tanstack/react-query';
import { ClubInformation } from '../features/club/components/club-information';
import { ClubStatTiles } from '../features/club/components/club-stat-tiles';
import { PendingEndorsements } from '../features/club/components/pending-endorsements';
import { QuickActions } from '../features/club/components/quick-actions';
import { RecentFeedback } from '../features/club/components/recent-feedback';
import { messages } from '../features/club/messages';
import { EventSection } from '../features/events/components/event-section';
import { recentActivitiesQuery } from '../features/feed/api/list-recent-activities';
import { ActivityFeed } from '../features/feed/components/activity-feed';
import { useOnActivity } from '../features/feed/use-on-activity';
import { otherPages } from '../paths';
import { ClubReport } from './club-report';
import styles from './club-dashboard-page.module.css';

export function ClubDashboardPage() {
  const { user } = useSession();
  const formats = useFormats();
  const club = useRead(calls.readClubData, { params: { username: user?.username ?? '' } });
  useTitle(club.data?.dashboard.name ?? messages.title);
  useOnActivity(() => void club.refetch());
  if (!club.data) {
    return (
      <Page title={messages.title}>
        <Missing club={club} />
      </Page>
    );
  }
  const { unit, dashboard } = club.data;
  return (
    <Page
      title={dashboard.name}
      badge={
        <CategoryBadge category={unit.category} isBoxed>
          {UNIT_CATEGORY_NAMES[unit.category]}
        </CategoryBadge>
      }
      subtitle={messages.welcome(user?.personal_info.name ?? '')}
      aside={formats.longDate(Date.now())}
      tools={<ClubReport club={club.data} query={club} />}
    >
      <Stack gap={6}>
        <Stack gap={2}>
          <ClubStatTiles club={club.data} />
          <AsOf queries={[club]} />
        </Stack>
        <Panels club={club.data} />
      </Stack>
    </Page>
  );
}

ClubDashboardPage.prefetch = ((client, user) => {
  if (!user) return [];
  return [
    client.prefetchQuery(readQuery(calls.readClubData, { params: { username: user.username } })),
    client.prefetchInfiniteQuery(recentActivitiesQuery('all')),
  ];
}) satisfies Prefetch;

function Panels({ club }: { readonly club: ClubData }) {
  const { unit, dashboard } = club;
  const hasRest = useBelowTheFold();
  return (
    <Columns>
      <div className={styles.main}>
        <EventSection
          title={messages.recentEvents}
          events={dashboard.recent_events}
          allHref={otherPages.eventsOfUnit(unit._id)}
        />
        <div className={styles.waiting}>
          <PendingEndorsements dashboard={dashboard} />
        </div>
        {hasRest ? <RecentFeedback club={club} /> : null}
        <div className={styles.feed}>{hasRest ? <ActivityFeed /> : null}</div>
      </div>
      <Stack gap={6}>
        {hasRest ? <QuickActions dashboard={dashboard} /> : null}
        {hasRest ? <ClubInformation club={club} /> : null}
      </Stack>
    </Columns>
  );
}

function Missing({ club }: { readonly club: UseQueryResult<AnswerOf<typeof calls.readClubData>> }) {
  if (club.isPending) return <LoadingState label={messages.loading} shape="stats" />;
  if (hasCode(club.error, 'UNIT.NOT_FOUND')) return <EmptyState title={messages.none} text={messages.noneText} />;
  return (
    <ErrorState
      message={messages.error(messageOf(club.error, messages.failed))}
      onRetry={() => void club.refetch()}
      isRetrying={club.isRefetching}
    />
  );
}
