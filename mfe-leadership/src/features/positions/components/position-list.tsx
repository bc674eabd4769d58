import type { PositionAnswer } from '@portal/contracts';
import { Button, CardGrid, EmptyState, ErrorState, LoadingState, Stack, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { SearchX, UsersRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { PAGE_SIZE, usePositionCount, usePositions } from '../api/list-positions';
import { listMessages } from '../messages';
import { usePositionFilters } from '../use-position-filters';
import { PositionActions, type Deed } from './position-actions';
import { PositionCard } from './position-card';
import { PositionDialogs } from './position-dialogs';
import { PositionFilterBar } from './position-filter-bar';
import styles from './positions.module.css';

/** Every position of responsibility: found, looked at, and by those who may, changed and removed. */
export function PositionList() {
  const state = usePositionFilters();
  const { data, isPending, isError, refetch, isRefetching, ...query } = usePositions(state.filters);
  const { data: all } = usePositionCount(state.isFiltered);
  const [open, setOpen] = useState<{ readonly deed: Deed; readonly position: PositionAnswer }>();
  const list = useRef<HTMLDivElement>(null);
  const formats = useFormats();
  const positions = data?.pages.flatMap(({ items }) => items) ?? [];
  const total = data?.pages.at(-1)?.total ?? 0;
  const ofAll = state.isFiltered ? all : total;

  const close = (isGone: boolean) => {
    setOpen(undefined);
    // The pressed button is gone with its card: the keyboard's place is the list.
    if (isGone) setTimeout(() => list.current?.focus());
  };
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={listMessages.positions}>
      <PositionFilterBar state={state} />
      <Text as="p" size="sm" tone="muted" isTabular role="status" className={styles.count}>
        {data && ofAll !== undefined ? listMessages.count(formats.number(total), formats.number(ofAll)) : null}
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
              <PositionCard key={position._id} position={shown(position)}>
                <PositionActions position={position} onOpen={(deed) => setOpen({ deed, position })} />
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
      {open ? <PositionDialogs {...open} onOpen={(deed) => setOpen({ ...open, deed })} onClose={close} /> : null}
    </div>
  );
}

const shown = (position: PositionAnswer) => ({
  id: position.position_id,
  title: position.title,
  type: position.position_type,
  unit: position.unit_id.name,
  count: position.position_count,
  skills: position.requirements.skills_required,
});
