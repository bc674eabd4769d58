import type { EventAnswer } from '@portal/contracts';
import {
  Alert,
  BackLink,
  Columns,
  ErrorState,
  TextLink,
  LinkButton,
  LoadingState,
  Page,
  ErrorPage,
  Section,
  Stack,
  Text,
} from '@portal/ui';
import { useFormats, usePermission, useTitle } from '@portal/web-kit';
import type { ReactNode } from 'react';
import { feedbackHref, paths } from '../../../paths';
import { texts } from '../../../texts';
import { isMissing, useEvent } from '../api/read-event';
import styles from './event-detail.module.css';
import { EventFacts } from './event-facts';

const words = texts.detail;

interface EventDetailProps {
  readonly id: string;
  readonly badge: (event: EventAnswer) => ReactNode;
  readonly actions: (event: EventAnswer) => ReactNode;
  readonly requests: (event: EventAnswer) => ReactNode;
  /** Beside the description, over the facts. */
  readonly registration: (event: EventAnswer) => ReactNode;
  /** What those who manage it see instead; undefined for everybody else. */
  readonly managed?: ((event: EventAnswer, parts: DetailParts) => ReactNode | undefined) | undefined;
}

/** Parts of the page that stand elsewhere for those who manage it. */
export interface DetailParts {
  readonly notice: ReactNode;
  readonly facts: ReactNode;
  readonly requests: ReactNode;
}

/** The page of one event, in its states. */
export function EventDetail({ id, badge, actions, requests, registration, managed }: EventDetailProps) {
  const mayGiveFeedback = usePermission('addFeedback');
  const { data: event, error, isPending, isRefetching, refetch } = useEvent(id);
  useTitle(event?.title ?? words.title);
  if (!event && isMissing(error)) return <NoSuchEvent />;
  const back = <BackLink href={paths.events}>{words.back}</BackLink>;
  if (!event) {
    return (
      <Page title={words.title} back={back}>
        {isPending ? <LoadingState label={words.loading} shape="text" count={6} /> : null}
        {error ? <ErrorState message={words.failed} onRetry={() => void refetch()} isRetrying={isRefetching} /> : null}
      </Page>
    );
  }
  const notice = event.status === 'cancelled' ? <Cancelled cancellation={event.cancellation} /> : null;
  const facts = <EventFacts event={event} />;
  const head = { title: event.title, back, mark: badge(event), actions: actions(event) };
  const about = <About description={event.description} />;
  const isBrief = isOneLine(event.description);
  const body = managed?.(event, {
    notice,
    facts: (
      <>
        {facts}
        {isBrief ? null : about}
      </>
    ),
    requests: requests(event),
  });
  if (body !== undefined) {
    return (
      <Page {...head} subtitle={(isBrief && event.description) || undefined}>
        {body}
      </Page>
    );
  }
  return (
    <Page {...head}>
      <Columns>
        <Stack gap={6}>
          {notice}
          {about}
          {requests(event)}
        </Stack>
        <Stack gap={6}>
          {registration(event)}
          {facts}
          {mayGiveFeedback ? (
            <p>
              <TextLink isSolo href={feedbackHref(event._id)}>
                {words.giveFeedback}
              </TextLink>
            </p>
          ) : null}
        </Stack>
      </Columns>
    </Page>
  );
}

/** What can stand under the title; more would push the figures and the door off the screen. */
const LONGEST_SUBTITLE = 300;
const isOneLine = (text: string) => text.length <= LONGEST_SUBTITLE && !text.includes('\n');

function About({ description }: Pick<EventAnswer, 'description'>) {
  return (
    <Section title={words.about}>
      {description ? (
        <p className={styles.description}>{description}</p>
      ) : (
        <Text as="p" tone="muted">
          {words.noDescription}
        </Text>
      )}
    </Section>
  );
}

function Cancelled({ cancellation }: Pick<EventAnswer, 'cancellation'>) {
  const formats = useFormats();
  return (
    <Alert role="note">
      <strong>{words.cancelled}</strong>
      {cancellation ? <p>{words.cancelledBecause(cancellation.reason, formats.date(cancellation.at))}</p> : null}
    </Alert>
  );
}

function NoSuchEvent() {
  return (
    <ErrorPage
      code="404"
      title={words.notFoundTitle}
      text={words.notFound}
      action={
        <LinkButton variant="primary" href={paths.events}>
          {words.toEvents}
        </LinkButton>
      }
    />
  );
}
