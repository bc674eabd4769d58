import { ErrorPage, ErrorState, LinkButton, LoadingState, Page } from '@portal/ui';
import { ApiError } from '@portal/web-kit';
import { type UseQueryResult } from '@tanstack/react-query';
import { handOverMessages as messages } from '../messages';

type HandOverQuery = Pick<UseQueryResult, 'error' | 'isPending' | 'isRefetching' | 'refetch'>;

/** The page of a hand-over that is loading, could not be loaded, is not for the reader or does not exist. */
export function HandOverUnavailable({ query }: { readonly query: HandOverQuery }) {
  const { error, isPending, isRefetching, refetch } = query;
  const status = error instanceof ApiError ? error.status : undefined;
  const action = (
    <LinkButton variant="primary" href="/">
      {messages.toHome}
    </LinkButton>
  );
  if (status === 403) {
    return <ErrorPage code="403" title={messages.forbiddenTitle} text={messages.forbidden} action={action} />;
  }
  // The service answers 400 when the URL has no valid id or tenure.
  if (status === 404 || status === 400) {
    return (
      <Page title={messages.notFoundTitle} subtitle={messages.notFound} width="narrow">
        {action}
      </Page>
    );
  }
  return (
    <Page title={messages.title} width="narrow">
      {isPending ? <LoadingState label={messages.loading} shape="items" count={6} /> : null}
      {error ? <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} /> : null}
    </Page>
  );
}
