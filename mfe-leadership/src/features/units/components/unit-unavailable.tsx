import { BackLink, ErrorPage, ErrorState, LinkButton, LoadingState, Page } from '@portal/ui';
import { ApiError } from '@portal/web-kit';
import { type UseQueryResult } from '@tanstack/react-query';
import { paths } from '../../../paths';
import { unitMessages as messages } from '../messages';

type UnitQuery = Pick<UseQueryResult, 'error' | 'isPending' | 'isRefetching' | 'refetch'>;

/** The service answers 400 when the URL has no valid id. */
const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** The page of a unit that is loading, could not be loaded, or does not exist. */
export function UnitUnavailable({ query }: { readonly query: UnitQuery }) {
  const { error, isPending, isRefetching, refetch } = query;
  if (isMissing(error)) {
    return (
      <ErrorPage
        code="404"
        title={messages.notFoundTitle}
        text={messages.notFound}
        action={
          <LinkButton variant="primary" href={paths.units}>
            {messages.toUnits}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Page title={messages.title} back={<BackLink href={paths.units}>{messages.back}</BackLink>}>
      {isPending ? <LoadingState label={messages.loading} shape="text" count={6} /> : null}
      {error ? <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} /> : null}
    </Page>
  );
}
