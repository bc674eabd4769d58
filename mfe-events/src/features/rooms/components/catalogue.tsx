import { Button, EmptyState, ErrorState, LoadingState, Rows, SearchField, Stack, Text, Toolbar } from '@portal/ui';
import { messageOf, useFormats, useDebouncedSearch } from '@portal/web-kit';
import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { useCatalogue, type Room } from '../api/list-rooms';
import { texts as words } from '../texts';
import { CatalogueRow } from './catalogue-row';

/** Every room there is, found by name or building. */
export function Catalogue({ onEdit }: { readonly onEdit: (room: Room) => void }) {
  const formats = useFormats();
  const [search, setSearch] = useState('');
  const [typed, type] = useDebouncedSearch();
  const q = typed ?? '';
  const { data, isPending, isError, error, refetch, isRefetching, ...query } = useCatalogue(q);
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
            {data ? words.count(formats.number(data.pages.at(-1)?.total ?? 0)) : null}
          </Text>
        }
      >
        <SearchField label={words.search} value={search} onChange={find} />
      </Toolbar>
      {isPending ? <LoadingState label={words.loading} shape="rows" count={12} /> : null}
      {isError && !data ? (
        <ErrorState message={messageOf(error, words.failed)} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : null}
      {data && rooms.length === 0 ? (
        <EmptyState
          icon={<DoorOpen />}
          title={q ? words.noMatch : words.none}
          text={q ? undefined : words.noneText}
          action={q ? <Button onPress={() => find('')}>{words.clear}</Button> : undefined}
        />
      ) : null}
      {rooms.length > 0 ? (
        <Stack gap={3}>
          <Rows aria-label={words.list}>
            {rooms.map((room) => (
              <CatalogueRow key={room._id} room={room} onEdit={() => onEdit(room)} />
            ))}
          </Rows>
          {query.isFetchNextPageError ? (
            <ErrorState message={words.moreFailed} onRetry={() => void query.fetchNextPage()} />
          ) : null}
          {query.hasNextPage && !query.isFetchNextPageError ? (
            <Button
              isBlock
              onPress={() => void query.fetchNextPage()}
              busy={query.isFetchingNextPage}
              busyLabel={words.loadingMore}
            >
              {words.more}
            </Button>
          ) : null}
        </Stack>
      ) : null}
    </>
  );
}
