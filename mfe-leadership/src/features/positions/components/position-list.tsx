import type { PositionAnswer } from '@portal/contracts';
import { Button, CardGrid, EmptyState, ErrorState, LoadingState, Stack, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { SearchX, UsersRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { PAGE_SIZE, usePositionCount, usePositions } from '../api/list-positions';
import { listMessages } from '../messages';
import { usePositionFilters } from '../use-position-filters';
import { PositionActions, type PositionDialog } from './position-actions';
import { PositionCard } from './position-card';
import { PositionDialogs } from './position-dialogs';
import { PositionFilterBar } from './position-filter-bar';
import styles from './positions.module.css';

/** Every position of responsibility; those who may also edit and delete it here. */
export function PositionList() {
  const state = usePositionFilters();
  const { data, isPending, isError, refetch, isRefetching, ...query } = usePositions(state.filters);
  const { data: all } = usePositionCount(state.isFiltered);
  const [open, setOpen] = useState<{ readonly dialog: PositionDialog; readonly position: PositionAnswer }>();
  const list = useRef<HTMLDivElement>(null);
  const formats = useFormats();
  const positions = data?.pages.flatMap(({ items }) => items) ?? [];
  const total = data?.pages.at(-1)?.total ?? 0;
  const allTotal = state.isFiltered ? all : total;

  const close = (isRemoved: boolean) => {
    setOpen(undefined);
    // The pressed button is gone with its card, so the list takes the focus.
    if (isRemoved) setTimeout(() => list.current?.focus());
  };
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={listMessages.positions}>
      <PositionFilterBar state={state} />
      <Text as="p" size="sm" tone="muted" isTabular role="status" className={styles.count}>
        {data && allTotal !== undefined ? listMessages.count(formats.number(total), formats.number(allTotal)) : null}
      </Text>
      {isPending ? <LoadingState label={listMessages.loading} shape="cards" /> : null}
      {isError && !data ? (
        <ErrorState message={listMessages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : null}
      {data && positions.length === 0 ? (
        <EmptyState
          icon={state.isFiltered ? <SearchX /> : <UsersRound />}
          title={listMessages.none}
          text={state.isFiltered ? listMessages.noneFiltered : listMessages.noneYet}
          action={state.isFiltered ? <Button onPress={state.clear}>{listMessages.clear}</Button> : undefined}
        />
      ) : null}
      {positions.length > 0 ? (
        <Stack gap={4}>
          <CardGrid>
            {positions.map((position) => (
              <PositionCard key={position._id} position={summaryOf(position)}>
                <PositionActions position={position} onOpen={(dialog) => setOpen({ dialog, position })} />
              </PositionCard>
            ))}
          </CardGrid>
          {query.isFetchNextPageError ? (
            <ErrorState message={listMessages.moreFailed} onRetry={() => void query.fetchNextPage()} />
          ) : null}
          {query.hasNextPage && !query.isFetchNextPageError ? (
            <div>
              <Button busy={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
                {listMessages.more(Math.max(1, Math.min(PAGE_SIZE, total - positions.length)))}
              </Button>
            </div>
          ) : null}
        </Stack>
      ) : null}
      {open ? <PositionDialogs {...open} onOpen={(dialog) => setOpen({ ...open, dialog })} onClose={close} /> : null}
    </div>
  );
}

const summaryOf = (position: PositionAnswer) => ({
  id: position.position_id,
  title: position.title,
  type: position.position_type,
  unit: position.unit_id.name,
  count: position.position_count,
  skills: position.requirements.skills_required,
});
