import { ErrorPage, ErrorState, LinkButton, LoadingState, Page } from '@portal/ui';
import { ApiError } from '@portal/web-kit';
import { isMissing, type UnavailablePageProps } from '@portal/web-kit/unavailable-page';
import { handOverMessages as messages } from '../messages';

/** The page of a hand-over that is loading, could not be loaded, is not for the reader or does not exist. */
export function HandOverUnavailable({ query }: Pick<UnavailablePageProps, 'query'>) {
  const { error, isPending, isRefetching, refetch } = query;
  const action = (
    <LinkButton variant="primary" href="/">
      {messages.toHome}
    </LinkButton>
  );
  if (error instanceof ApiError && error.status === 403) {
    return <ErrorPage code="403" title={messages.forbiddenTitle} text={messages.forbidden} action={action} />;
  }
  if (isMissing(error)) {
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
