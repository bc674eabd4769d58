import type { SessionUser } from '@portal/contracts';
import { Columns, LinkCard, Page, Rows, Section, Stack } from '@portal/ui';
import { useFormats, useSession, useTitle } from '@portal/web-kit';
import { CalendarDays, UserRound } from 'lucide-react';
import { CalendarAddress } from '../features/calendar-address/components/calendar-address';
import { MyRegistrations } from '../features/my-registrations/components/my-registrations';
import { RegistrationBadge } from '../features/my-registrations/components/registration-badge';
import { useProfile } from '../features/profile/api/read-profile';
import { welcomeLineOf } from '../features/profile/studies';
import { UpcomingEvents } from '../features/upcoming-events/components/upcoming-events';
import { paths } from '../paths';
import { texts } from '../texts';

const words = texts.home;

export function HomePage() {
  const { user } = useSession();
  return user ? <Home user={user} /> : null;
}

function Home({ user }: { readonly user: SessionUser }) {
  useTitle(words.title);
  const formats = useFormats();
  const { data: profile } = useProfile(user._id);
  return (
    <Page
      title={words.welcome(user.personal_info.name)}
      // A line of its own from the start, so that nothing moves when it is known.
      subtitle={(profile && welcomeLineOf(profile)) || '\u00a0'}
      aside={formats.longDate(Date.now())}
    >
      <Columns>
        <UpcomingEvents mine={(registration) => <RegistrationBadge look="plain" registration={registration} />} />
        <Stack gap={6}>
          <MyRegistrations />
          <Section title={words.menu}>
            <Rows as="div">
              <LinkCard
                href={paths.profile}
                icon={<UserRound />}
                title={words.profile.title}
                fact={words.profile.fact}
              />
              <LinkCard
                href={paths.events}
                icon={<CalendarDays />}
                title={words.events.title}
                fact={words.events.fact}
              />
            </Rows>
          </Section>
          <CalendarAddress />
        </Stack>
      </Columns>
    </Page>
  );
}
