import { Button, EmptyState, ErrorState, LoadingState, LoadMoreRow, Rows, Stack, Text } from '@portal/ui';
import { ScrollText } from 'lucide-react';
import { texts } from '../../../texts';
import { PAGE_SIZE, useAudit } from '../api/list-audit';
import { useAuditFilters } from '../use-audit-filters';
import { AuditFilterFields } from './audit-filter-fields';
import { AuditRow } from './audit-row';

const words = texts.audit;

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
        {data ? words.count(total) : null}
      </Text>
      {isPending ? <LoadingState label={words.loading} shape="rows" count={8} /> : null}
      {isError && !data ? (
        <ErrorState message={words.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : null}
      {data && rows.length === 0 ? (
        <EmptyState
          icon={<ScrollText />}
          title={words.none}
          text={isFiltered ? words.noneFiltered : words.noneText}
          action={isFiltered ? <Button onPress={clear}>{words.clear}</Button> : undefined}
        />
      ) : null}
      {rows.length > 0 ? (
        <>
          <Rows as="ul" aria-label={words.list}>
            {rows.map((row) => (
              <AuditRow key={row._id} row={row} />
            ))}
            {query.hasNextPage ? (
              <li>
                <LoadMoreRow onPress={() => void query.fetchNextPage()} isLoading={query.isFetchingNextPage}>
                  {words.more(Math.max(1, Math.min(PAGE_SIZE, total - rows.length)))}
                </LoadMoreRow>
              </li>
            ) : null}
          </Rows>
          {isFetchNextPageError ? (
            <ErrorState message={words.moreFailed} onRetry={() => void query.fetchNextPage()} />
          ) : null}
        </>
      ) : null}
    </Stack>
  );
}
