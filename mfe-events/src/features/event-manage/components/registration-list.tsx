import { EmptyState, ErrorState, LoadingState, LoadMoreRow } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { useState } from 'react';
import { useRegistrations, type Shown } from '../api/list-registrations';
import { listMessages as messages } from '../registration-messages';
import { RegistrationsTable, type RowCheckIn } from './registrations-table';

interface RegistrationListProps {
  readonly id: string;
  readonly shown: Shown;
  readonly q: string;
  readonly checkIn: RowCheckIn;
}

/** The registrations that are searched for, with the check-in of each. */
export function RegistrationList({ id, shown, q, checkIn }: RegistrationListProps) {
  const formats = useFormats();
  const [isWhole, setWhole] = useState(false);
  const list = useRegistrations(id, { shown, q, isWhole });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  if (list.isPending) return <LoadingState label={messages.loading} shape="text" count={6} />;
  if (!list.data) {
    return <ErrorState message={messages.failed} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />;
  }
  if (items.length === 0) {
    return q === '' && shown === 'all' ? (
      <EmptyState isBare title={messages.empty} text={messages.emptyText} />
    ) : (
      <EmptyState isBare title={messages.noMatch} text={messages.noMatchText} />
    );
  }
  const isLoadingMore = list.isFetchingNextPage || list.isPlaceholderData;
  return (
    <>
      <RegistrationsTable registrations={items} checkIn={checkIn} />
      {list.hasNextPage ? (
        <LoadMoreRow isLoading={isLoadingMore} onPress={() => (isWhole ? void list.fetchNextPage() : setWhole(true))}>
          {isLoadingMore ? messages.loadingMore : isWhole ? messages.showMore : messages.showAll(formats.number(total))}
        </LoadMoreRow>
      ) : null}
    </>
  );
}
