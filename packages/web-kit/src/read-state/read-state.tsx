import { Button, ErrorState, LoadingState } from '@portal/ui';
import type { ComponentProps, ReactNode } from 'react';

/** A read, and what is said while it runs and when it failed. */
export interface ReadStateProps extends Omit<ComponentProps<typeof LoadingState>, 'label'> {
  readonly query: {
    readonly data: unknown;
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly isRefetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly loading: string;
  readonly failed: string;
}

/** In place of what is not read yet, or could not be read. An old answer is shown although reading it again failed. */
export function ReadState({ query, loading, failed, ...shape }: ReadStateProps) {
  const { data, isPending, isError, isRefetching, refetch } = query;
  if (isPending) return <LoadingState label={loading} {...shape} />;
  if (!isError || data) return null;
  return <ErrorState message={failed} onRetry={() => void refetch()} isRetrying={isRefetching} />;
}

/** A list that is read page by page. */
export interface ShowMoreProps {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
  };
  /** In place of the button when the next page could not be read. */
  readonly failed?: string;
  readonly children: ReactNode;
}

/** Reads the next page of a list, when there is one. */
export function ShowMore({ query, failed, children }: ShowMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const load = () => void fetchNextPage();
  if (failed !== undefined && isFetchNextPageError) return <ErrorState message={failed} onRetry={load} />;
  if (!hasNextPage) return null;
  return (
    <div>
      <Button busy={isFetchingNextPage} onPress={load}>
        {children}
      </Button>
    </div>
  );
}
