import { ErrorState, ListItem, Rows, Section, TextLink } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { otherPages } from '../../../paths';
import { usePastEvents } from '../api/unit-events';
import { messages } from '../messages';

interface PastEventsProps {
  readonly unitId: string;
  /** Whether the reader’s list of events has the past ones of the unit. */
  readonly hasList: boolean;
}

/** What a unit held last; nothing when it held nothing yet. */
export function PastEvents({ unitId, hasList }: PastEventsProps) {
  const { data, isError, isRefetching, refetch } = usePastEvents(unitId);
  const formats = useFormats();
  if (isError && !data) {
    return <ErrorState message={messages.pastFailed} onRetry={() => void refetch()} isRetrying={isRefetching} />;
  }
  if (!data || data.length === 0) return null;
  return (
    <Section
      title={messages.past}
      trailing={
        hasList ? (
          <TextLink isSolo href={otherPages.pastEventsOfUnit(unitId)}>
            {messages.allPast}
          </TextLink>
        ) : undefined
      }
    >
      <Rows>
        {data.map(({ _id, title, schedule: { start, venue } }) => (
          <ListItem
            key={_id}
            title={title}
            href={otherPages.event(_id)}
            meta={
              <>
                <span>{start ? formats.date(start) : messages.noDate}</span>
                {venue ? <span>{venue}</span> : null}
              </>
            }
          />
        ))}
      </Rows>
    </Section>
  );
}
