import { Button, CardGrid, EmptyState, Stack, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReadState, ShowMore } from '../read-state/read-state';
import styles from './paged-cards.module.css';

interface ListPage<Entry> {
  readonly items: readonly Entry[];
  readonly total: number;
}

/** What a list of cards says. */
export interface PagedCardsMessages {
  readonly count: (shown: string, all: string) => string;
  readonly loading: string;
  readonly failed: string;
  readonly moreFailed: string;
  readonly more: (count: number) => string;
  readonly none: string;
  readonly noneFiltered: string;
  readonly noneYet: string;
  readonly clear: string;
}

/** Pages of a list and what of them is shown. */
export interface PagedCardsProps<Entry> {
  readonly query: UseInfiniteQueryResult<InfiniteData<ListPage<Entry>>>;
  readonly pageSize: number;
  /** How many there are without filters; undefined while it is not known. */
  readonly allTotal: number | undefined;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  readonly messages: PagedCardsMessages;
  /** Of an empty list without filters. */
  readonly emptyIcon: ReactNode;
  /** One card, with its key. */
  readonly children: (entry: Entry) => ReactNode;
}

/** Cards page by page, with what a list says while it loads, when it failed and when nothing is in it. */
export function PagedCards<Entry>({
  query,
  pageSize,
  allTotal,
  isFiltered,
  onClear,
  messages,
  emptyIcon,
  children,
}: PagedCardsProps<Entry>) {
  const formats = useFormats();
  const { data } = query;
  const entries = data?.pages.flatMap(({ items }) => items) ?? [];
  const total = data?.pages.at(-1)?.total ?? 0;
  const all = isFiltered ? allTotal : total;
  return (
    <>
      <Text as="p" size="sm" tone="muted" isTabular role="status" className={styles.count}>
        {data && all !== undefined ? messages.count(formats.number(total), formats.number(all)) : null}
      </Text>
      <ReadState query={query} loading={messages.loading} failed={messages.failed} shape="cards" />
      {data && entries.length === 0 ? (
        <EmptyState
          icon={isFiltered ? <SearchX /> : emptyIcon}
          title={messages.none}
          text={isFiltered ? messages.noneFiltered : messages.noneYet}
          action={isFiltered ? <Button onPress={onClear}>{messages.clear}</Button> : undefined}
        />
      ) : null}
      {entries.length > 0 ? (
        <Stack gap={4}>
          <CardGrid>{entries.map(children)}</CardGrid>
          <ShowMore query={query} failed={messages.moreFailed}>
            {messages.more(Math.max(1, Math.min(pageSize, total - entries.length)))}
          </ShowMore>
        </Stack>
      ) : null}
    </>
  );
}
