import { ErrorPage, ErrorState, LinkButton, LoadingState, Page } from '@portal/ui';
import { ApiError } from '@portal/web-kit';
import { paths } from '../../../paths';
import type { useEvent } from '../api/read-event';
import { messages } from '../messages';
import { BackToEvents } from './back-to-events';

type EventQuery = Pick<ReturnType<typeof useEvent>, 'error' | 'isPending' | 'isRefetching' | 'refetch'>;

/** The service answers 400 when the URL has no valid id. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** The page of an event that is loading, could not be loaded, or does not exist. */
export function EventUnavailable({ query }: { readonly query: EventQuery }) {
  const { error, isPending, isRefetching, refetch } = query;
  if (isMissing(error)) {
    return (
      <ErrorPage
        code="404"
        title={messages.notFoundTitle}
        text={messages.notFound}
        action={
          <LinkButton variant="primary" href={paths.events}>
            {messages.toEvents}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Page title={messages.title} back={<BackToEvents />}>
      {isPending ? <LoadingState label={messages.loading} shape="text" count={6} /> : null}
      {error ? <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} /> : null}
    </Page>
  );
}
