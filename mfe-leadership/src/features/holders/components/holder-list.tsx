import type { HolderAnswer } from '@portal/contracts';
import { Button, CardGrid, EmptyState, ErrorState, LoadingState, Stack, Text } from '@portal/ui';
import { useFormats, usePermission } from '@portal/web-kit';
import { SearchX, UsersRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { PAGE_SIZE, useHolderCount, useHolders } from '../api/list-holders';
import { listMessages as messages } from '../messages';
import type { HolderDialog } from '../holder-dialog';
import { useHolderFilters } from '../use-holder-filters';
import { ClaimSection } from './claim-section';
import { HolderCard } from './holder-card';
import { HolderDialogs } from './holder-dialogs';
import { HolderFilterBar } from './holder-filter-bar';
import styles from './holders.module.css';

/** Who holds and held which position; those who may also change and delete the records here, and decide on claims. */
export function HolderList() {
  const state = useHolderFilters();
  const { data, isPending, isError, refetch, isRefetching, ...query } = useHolders(state.filters);
  const { data: all } = useHolderCount(state.isFiltered);
  const mayConfirm = usePermission('listClaims');
  const [open, setOpen] = useState<{ readonly dialog: HolderDialog; readonly holder: HolderAnswer }>();
  const list = useRef<HTMLDivElement>(null);
  const formats = useFormats();
  const holders = data?.pages.flatMap(({ items }) => items) ?? [];
  const total = data?.pages.at(-1)?.total ?? 0;
  const allTotal = state.isFiltered ? all : total;

  const close = (isRemoved: boolean) => {
    setOpen(undefined);
    // The pressed button is gone with its card, so the list takes the focus.
    if (isRemoved) setTimeout(() => list.current?.focus());
  };
  return (
    <>
      {mayConfirm ? <ClaimSection onEmptied={() => list.current?.focus()} /> : null}
      <div ref={list} tabIndex={-1} role="group" aria-label={messages.holders}>
        <HolderFilterBar state={state} position={holders[0]?.position_id.title} />
        <Text as="p" size="sm" tone="muted" isTabular role="status" className={styles.count}>
          {data && allTotal !== undefined ? messages.count(formats.number(total), formats.number(allTotal)) : null}
        </Text>
        {isPending ? <LoadingState label={messages.loading} shape="cards" /> : null}
        {isError && !data ? (
          <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />
        ) : null}
        {data && holders.length === 0 ? (
          <EmptyState
            icon={state.isFiltered ? <SearchX /> : <UsersRound />}
            title={messages.none}
            text={state.isFiltered ? messages.noneFiltered : messages.noneYet}
            action={state.isFiltered ? <Button onPress={state.clear}>{messages.clear}</Button> : undefined}
          />
        ) : null}
        {holders.length > 0 ? (
          <Stack gap={4}>
            <CardGrid>
              {holders.map((holder) => (
                <HolderCard key={holder._id} holder={holder} onOpen={(dialog) => setOpen({ dialog, holder })} />
              ))}
            </CardGrid>
            {query.isFetchNextPageError ? (
              <ErrorState message={messages.moreFailed} onRetry={() => void query.fetchNextPage()} />
            ) : null}
            {query.hasNextPage && !query.isFetchNextPageError ? (
              <div>
                <Button busy={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
                  {messages.more(Math.max(1, Math.min(PAGE_SIZE, total - holders.length)))}
                </Button>
              </div>
            ) : null}
          </Stack>
        ) : null}
        {open ? <HolderDialogs {...open} onOpen={(dialog) => setOpen({ ...open, dialog })} onClose={close} /> : null}
      </div>
    </>
  );
}
