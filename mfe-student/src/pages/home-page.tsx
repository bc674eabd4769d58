import { Columns, LinkCard, Page, Rows, Section } from '@portal/ui';
import { useFormats, useSession, useTitle } from '@portal/web-kit';
import { CalendarDays } from 'lucide-react';
import { UpcomingEvents } from '../features/upcoming-events/components/upcoming-events';
import { paths } from '../paths';
import { texts } from '../texts';

const words = texts.home;

export function HomePage() {
  useTitle(words.title);
  const { user } = useSession();
  const formats = useFormats();
  return (
    <Page title={words.welcome(user?.personal_info.name ?? '')} aside={formats.longDate(Date.now())}>
      <Columns>
        <UpcomingEvents />
        <Section title={words.menu}>
          <Rows as="div">
            <LinkCard href={paths.events} icon={<CalendarDays />} title={words.events.title} fact={words.events.fact} />
          </Rows>
        </Section>
      </Columns>
    </Page>
  );
}
