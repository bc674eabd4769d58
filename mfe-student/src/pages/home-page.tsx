import type { OwnHolding, SessionUser } from '@portal/contracts';
import { Columns, LinkCard, Page, Rows, Section, Skeleton, Stack, StatStrip, StatTile, useViewport } from '@portal/ui';
import { useFormats, useSession, useTitle } from '@portal/web-kit';
import { CalendarDays, IdCard, ListPlus, MessageSquarePlus, MessageSquareText, UserRound } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { CalendarLink } from '../features/calendar-link/components/calendar-link';
import { useOwnFeedbackCount } from '../features/feedback-list/api/list-own-feedback';
import { MyRegistrations } from '../features/events/components/my-registrations';
import { useProfile } from '../features/profile/api/read-profile';
import { welcomeLineOf } from '../features/profile/studies';
import { useOwnPositions } from '../features/own-positions/api/list-own-positions';
import { UpcomingEvents } from '../features/events/components/upcoming-events';
import { addPositionHref, otherPages, paths } from '../paths';
import { homeMessages as messages } from '../messages';

export function HomePage() {
  const { user, role } = useSession();
  // Officers have a dashboard of their own.
  if (role !== 'STUDENT') return <Navigate to="/" replace />;
  return user ? <Home user={user} /> : null;
}

function Home({ user }: { readonly user: SessionUser }) {
  useTitle(messages.title);
  const formats = useFormats();
  const { data: profile } = useProfile(user._id);
  const isPhone = useViewport() === 'phone';
  return (
    <Page
      title={messages.welcome(user.personal_info.name)}
      // An empty line keeps the room, so that nothing moves when the profile is loaded.
      subtitle={(profile && welcomeLineOf(profile)) || '\u00a0'}
      aside={formats.longDate(Date.now())}
    >
      <Stack gap={6}>
        {isPhone ? <MyRegistrations /> : null}
        <Counters userId={user._id} />
        <Columns>
          <UpcomingEvents />
          <Stack gap={6}>
            {isPhone ? null : <MyRegistrations />}
            <Section title={messages.quickActions}>
              <Rows as="div">
                <LinkCard href={addPositionHref} icon={<ListPlus />} {...messages.newPosition} />
                <LinkCard href={paths.giveFeedback} icon={<MessageSquarePlus />} {...messages.giveFeedback} />
              </Rows>
            </Section>
            <Section title={messages.menu}>
              <Rows as="div">
                <LinkCard href={paths.profile} icon={<UserRound />} {...messages.profile} />
                <LinkCard href={otherPages.events} icon={<CalendarDays />} {...messages.events} />
                <LinkCard href={paths.positions} icon={<IdCard />} {...messages.managePositions} />
                <LinkCard href={paths.feedback} icon={<MessageSquareText />} {...messages.viewFeedback} />
              </Rows>
            </Section>
            <CalendarLink />
          </Stack>
        </Columns>
      </Stack>
    </Page>
  );
}

function Counters({ userId }: { readonly userId: string }) {
  const formats = useFormats();
  const { data: feedback, isPending } = useOwnFeedbackCount(userId);
  return (
    <StatStrip label={messages.counters}>
      <PositionCounter userId={userId} />
      <StatTile
        label={messages.feedbackGiven}
        href={paths.giveFeedback}
        value={isPending ? <Skeleton width={40} height={20} /> : feedback ? formats.number(feedback.given) : '–'}
        note={isPending ? <Skeleton width="30%" /> : noteOf(feedback, formats.number)}
      />
    </StatStrip>
  );
}

/** The positions that are confirmed; claims are counted below. */
function PositionCounter({ userId }: { readonly userId: string }) {
  const formats = useFormats();
  const { data: holdings, isPending } = useOwnPositions(userId);
  const count = (confirmation: OwnHolding['confirmation']) =>
    holdings?.filter((holding) => holding.confirmation === confirmation).length ?? 0;
  const [held, waiting] = [count('confirmed'), count('awaiting')];
  const note = waiting > 0 ? messages.awaiting(formats.number(waiting)) : held === 0 ? messages.noPositions : '';
  return (
    <StatTile
      label={messages.positions}
      href={paths.positions}
      value={isPending ? <Skeleton width={40} height={20} /> : holdings ? formats.number(held) : '–'}
      note={isPending ? <Skeleton width="30%" /> : holdings ? note : messages.unknown}
    />
  );
}

function noteOf(feedback: { given: number; resolved: number } | undefined, number: (value: number) => string): string {
  if (!feedback) return messages.unknown;
  return feedback.given === 0 ? messages.noneGiven : messages.resolved(number(feedback.resolved));
}
