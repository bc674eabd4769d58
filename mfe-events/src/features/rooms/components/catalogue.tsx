import { calls } from '@portal/contracts';
import { Button, EmptyState, ErrorState, LoadingState, Rows, SearchField, Stack, Text, Toolbar } from '@portal/ui';
import { messageOf, useDebouncedSearch, useFormats, usePages } from '@portal/web-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../messages';
import type { Room } from '../room-schema';
import { CatalogueRow } from './catalogue-row';

const PAGE_SIZE = 50;

/** All rooms, also those that are not in use, found by name or building. */
export function Catalogue({ onEdit }: { readonly onEdit: (room: Room) => void }) {
  const formats = useFormats();
  const [search, setSearch] = useState('');
  const [typed, type] = useDebouncedSearch();
  const q = typed ?? '';
  const { data, isPending, isError, error, refetch, isRefetching, ...query } = usePages(
    calls.listRooms,
    { query: { active: 'all', limit: PAGE_SIZE, ...(q && { q }) } },
    { placeholderData: keepPreviousData },
  );
  const rooms = data?.pages.flatMap(({ items }) => items) ?? [];
  const find = (text: string) => {
    setSearch(text);
    type(text);
  };
  return (
    <>
      <Toolbar
        trailing={
          <Text size="sm" tone="muted" isTabular role="status">
            {data ? messages.count(formats.number(data.pages.at(-1)?.total ?? 0)) : null}
          </Text>
        }
      >
        <SearchField label={messages.search} value={search} onChange={find} />
      </Toolbar>
      {isPending ? <LoadingState label={messages.loading} shape="rows" count={12} /> : null}
      {isError && !data ? (
        <ErrorState
          message={messageOf(error, messages.failed)}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      ) : null}
      {data && rooms.length === 0 ? (
        <EmptyState
          icon={<DoorOpen />}
          title={q ? messages.noMatch : messages.none}
          text={q ? undefined : messages.noneText}
          action={q ? <Button onPress={() => find('')}>{messages.clear}</Button> : undefined}
        />
      ) : null}
      {rooms.length > 0 ? (
        <Stack gap={3}>
          <Rows aria-label={messages.list}>
            {rooms.map((room) => (
              <CatalogueRow key={room._id} room={room} onEdit={() => onEdit(room)} />
            ))}
          </Rows>
          {query.isFetchNextPageError ? (
            <ErrorState message={messages.moreFailed} onRetry={() => void query.fetchNextPage()} />
          ) : null}
          {query.hasNextPage && !query.isFetchNextPageError ? (
            <Button
              isBlock
              onPress={() => void query.fetchNextPage()}
              busy={query.isFetchingNextPage}
              busyLabel={messages.loadingMore}
            >
              {messages.more}
            </Button>
          ) : null}
        </Stack>
      ) : null}
    </>
  );
}
