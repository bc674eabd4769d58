import { EVENT_CATEGORY_NAMES, type ClubData } from '@portal/contracts';
import { EmptyState, LinkButton, ListItem, Rows, Section, TextLink } from '@portal/ui';
import { paths } from '../../../paths';
import { messages } from '../messages';

/** The achievements from the events of the club that have waited longest. */
export function PendingEndorsements({ dashboard }: { readonly dashboard: ClubData['dashboard'] }) {
  const { pending_endorsements: pending, stats } = dashboard;
  return (
    <Section
      title={messages.pending}
      count={stats.pending_achievements > 0 ? stats.pending_achievements : undefined}
      trailing={
        stats.pending_achievements > pending.length ? (
          <TextLink isSolo href={paths.clubAchievements}>
            {messages.all}
          </TextLink>
        ) : undefined
      }
    >
      {pending.length === 0 ? <EmptyState title={messages.nonePending} /> : null}
      {pending.length > 0 ? (
        <Rows>
          {pending.map(({ id, title, recipient, type }) => (
            <ListItem
              key={id}
              title={title}
              meta={
                <>
                  <span>{recipient || messages.unnamed}</span>
                  <span>{EVENT_CATEGORY_NAMES[type]}</span>
                </>
              }
              trailing={
                <LinkButton
                  href={paths.clubAchievements}
                  aria-label={messages.endorseOf(title, recipient || messages.unnamed)}
                >
                  {messages.endorse}
                </LinkButton>
              }
            />
          ))}
        </Rows>
      ) : null}
    </Section>
  );
}
