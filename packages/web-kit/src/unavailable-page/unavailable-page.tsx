import { ErrorPage, ErrorState, LinkButton, LoadingState, Page } from '@portal/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isMissing } from './is-missing';

/** Why a page has nothing to show yet, and what it says then. */
export interface UnavailablePageProps {
  readonly query: Pick<UseQueryResult, 'error' | 'isPending' | 'isRefetching' | 'refetch'>;
  readonly texts: Readonly<Record<'title' | 'loading' | 'failed' | 'notFoundTitle' | 'notFound', string>>;
  /** Link to the list of such things, when this one does not exist. */
  readonly list: { readonly href: string; readonly text: string };
  readonly back: ReactNode;
}

/** The page of a thing that is loading, could not be loaded, or does not exist. */
export function UnavailablePage({ query, texts, list, back }: UnavailablePageProps) {
  const { error, isPending, isRefetching, refetch } = query;
  if (isMissing(error)) {
    return (
      <ErrorPage
        code="404"
        title={texts.notFoundTitle}
        text={texts.notFound}
        action={
          <LinkButton variant="primary" href={list.href}>
            {list.text}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Page title={texts.title} back={back}>
      {isPending ? <LoadingState label={texts.loading} shape="text" count={6} /> : null}
      {error ? <ErrorState message={texts.failed} onRetry={() => void refetch()} isRetrying={isRefetching} /> : null}
    </Page>
  );
}
