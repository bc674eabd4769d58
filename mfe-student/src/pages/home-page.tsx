import { unreadNotificationsQuery } from '@portal/campus-kit/notifications';
import { calls, type SessionUser } from '@portal/contracts';
import { Columns, LinkCard, Page, Rows, Section, Stack, useViewport } from '@portal/ui';
import { type Prefetch, readQuery, useBelowTheFold, useFormats, useSession, useTitle } from '@portal/web-kit';
import { IdCard, Medal, MessageSquarePlus } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { CalendarLink } from '../features/calendar-link/components/calendar-link';
import { upcomingEventsQuery } from '../features/events/api/list-upcoming-events';
import { MyRegistrations } from '../features/events/components/my-registrations';
import { UpcomingEvents } from '../features/events/components/upcoming-events';
import { welcomeLineOf } from '../features/profile/studies';
import { ownPositionsQuery } from '../features/own-positions/api/list-own-positions';
import { recordSummaryQuery, useRecordSummary } from '../features/record-summary/api/read-summary';
import { WhatsNew } from '../features/whats-new/components/whats-new';
import { homeMessages as messages } from '../messages';
import { addPositionHref, paths } from '../paths';
import { HomeCounters } from './home-counters';
import { HomeReport } from './home-report';
import { LatestAchievement } from './latest-achievement';
import { OpenClaims } from './open-claims';
import { useLiveHome } from './use-live-home';

export function HomePage() {
  const { user, role } = useSession();
  // Officers have a dashboard of their own.
  if (role !== 'STUDENT') return <Navigate to="/" replace />;
  return user ? <Home user={user} /> : null;
}

HomePage.prefetch = ((client, user) => {
  if (user?.role !== 'STUDENT') return [];
  return [
    client.prefetchQuery(recordSummaryQuery(user._id)),
    client.prefetchQuery(ownPositionsQuery(user._id)),
    client.prefetchQuery(readQuery(calls.countOwnFeedback, { params: { userId: user._id } })),
    client.prefetchQuery(readQuery(calls.listMyRegistrations, {})),
    client.prefetchQuery(upcomingEventsQuery),
    client.prefetchQuery(unreadNotificationsQuery),
  ];
}) satisfies Prefetch;

function Home({ user }: { readonly user: SessionUser }) {
  useTitle(messages.title);
  useLiveHome();
  const formats = useFormats();
  const { data: summary } = useRecordSummary(user._id);
  const isWide = useViewport() === 'desktop';
  return (
    <Page
      title={messages.welcome(user.personal_info.name)}
      // An empty line keeps the room, so that nothing moves when the studies are loaded.
      subtitle={(summary && welcomeLineOf(summary)) || '\u00a0'}
      aside={formats.longDate(Date.now())}
      tools={<HomeReport userId={user._id} />}
    >
      {isWide ? <InColumns userId={user._id} /> : <BelowEachOther userId={user._id} />}
    </Page>
  );
}

interface ArrangementProps {
  readonly userId: string;
}

function InColumns({ userId }: ArrangementProps) {
  return (
    <Stack gap={6}>
      <HomeCounters userId={userId} />
      <Columns>
        <Stack gap={6}>
          <UpcomingEvents />
          <OpenClaims userId={userId} />
          <CalendarLink />
        </Stack>
        <Stack gap={6}>
          <WhatsNew userId={userId} />
          <QuickActions />
          <MyRegistrations />
          <LatestAchievement userId={userId} />
        </Stack>
      </Columns>
    </Stack>
  );
}

/** A phone begins with where one has to be next. */
function BelowEachOther({ userId }: ArrangementProps) {
  return (
    <Stack gap={6}>
      <MyRegistrations />
      <HomeCounters userId={userId} />
      <WhatsNew userId={userId} />
      {useBelowTheFold() ? (
        <>
          <OpenClaims userId={userId} />
          <UpcomingEvents />
          <QuickActions />
          <LatestAchievement userId={userId} />
          <CalendarLink />
        </>
      ) : null}
    </Stack>
  );
}

function QuickActions() {
  return (
    <Section title={messages.quickActions}>
      <Rows as="div">
        <LinkCard href={paths.addAchievement} icon={<Medal />} {...messages.addAchievement} />
        <LinkCard href={addPositionHref} icon={<IdCard />} {...messages.newPosition} />
        <LinkCard href={paths.giveFeedback} icon={<MessageSquarePlus />} {...messages.giveFeedback} />
      </Rows>
    </Section>
  );
}
