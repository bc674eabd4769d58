import { Button, EmptyState, ErrorState, LoadingState, LoadMoreRow, Rows, Stack, Text } from '@portal/ui';
import { ScrollText } from 'lucide-react';
import { PAGE_SIZE, useAudit } from '../api/list-audit';
import { messages } from '../messages';
import { useAuditFilters } from '../use-audit-filters';
import { AuditFilterFields } from './audit-filter-fields';
import { AuditRow } from './audit-row';

/** Every write of the portal, newest first. */
export function AuditList() {
  const state = useAuditFilters();
  const { filters, isFiltered, clear } = state;
  const { data, isPending, isError, isFetchNextPageError, refetch, isRefetching, ...query } = useAudit(filters);
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  const total = data?.pages.at(-1)?.total ?? 0;
  const actorName = rows.find(({ actor }) => actor?._id === filters.actor)?.actor?.name;
  return (
    <Stack gap={3}>
      <AuditFilterFields state={state} actorName={actorName} />
      <Text size="sm" tone="muted" isTabular role="status">
        {data ? messages.count(total) : null}
      </Text>
      {isPending ? <LoadingState label={messages.loading} shape="rows" count={8} /> : null}
      {isError && !data ? (
        <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : null}
      {data && rows.length === 0 ? (
        <EmptyState
          icon={<ScrollText />}
          title={messages.none}
          text={isFiltered ? messages.noneFiltered : messages.noneText}
          action={isFiltered ? <Button onPress={clear}>{messages.clear}</Button> : undefined}
        />
      ) : null}
      {rows.length > 0 ? (
        <>
          <Rows as="ul" aria-label={messages.list}>
            {rows.map((row) => (
              <AuditRow key={row._id} row={row} />
            ))}
            {query.hasNextPage ? (
              <li>
                <LoadMoreRow onPress={() => void query.fetchNextPage()} isLoading={query.isFetchingNextPage}>
                  {messages.more(Math.max(1, Math.min(PAGE_SIZE, total - rows.length)))}
                </LoadMoreRow>
              </li>
            ) : null}
          </Rows>
          {isFetchNextPageError ? (
            <ErrorState message={messages.moreFailed} onRetry={() => void query.fetchNextPage()} />
          ) : null}
        </>
      ) : null}
    </Stack>
  );
}
