import { RefusedAlert } from '@portal/campus-kit/queue';
import { Button, EmptyState, ErrorState } from '@portal/ui';
import { ReadState } from '@portal/web-kit/read-state';
import { BadgeCheck, SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { queueMessages as messages } from '../messages';
import type { QueueKind } from '../queue-kind';
import { useDecisions } from '../use-decisions';
import type { PanelFilters } from '../use-panel-filters';
import { useWaiting } from '../use-waiting';
import { PanelFilterBar } from './panel-filter-bar';
import styles from './queue.module.css';
import { WaitingList } from './waiting-list';

interface QueuePanelProps {
  readonly kind: QueueKind;
  readonly state: PanelFilters;
}

/** What of one kind waits for the person's decision, with search and filters. */
export function QueuePanel({ kind, state }: QueuePanelProps) {
  const { filters, isFiltered } = state;
  const query = useWaiting(kind, filters);
  const decisions = useDecisions(kind);
  const { data, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage } = query;
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  const items = all.filter(({ _id }) => !decisions.leaving.includes(_id));
  const total = (data?.pages.at(-1)?.total ?? 0) - (all.length - items.length);
  // What was loaded is decided, and more waits. A decision that is answered meanwhile cancels the read of it: then the
  // data change, and it is read again. A read that failed is repeated only on request.
  const isEmptied = data !== undefined && items.length === 0 && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isEmptied) void fetchNextPage();
  }, [isEmptied, data, fetchNextPage]);
  return (
    <>
      <PanelFilterBar kind={kind} state={state} ofEvent={all.find(({ event }) => event)?.event?.title} />
      {decisions.failure ? (
        <div className={styles.failure}>
          <RefusedAlert title={messages.refused(kind.texts.past)} {...decisions.failure} />
        </div>
      ) : null}
      <ReadState query={query} loading={kind.texts.loading} failed={kind.texts.loadFailed} shape="items" count={6} />
      {data && items.length === 0 && !hasNextPage ? (
        <Nothing kind={kind} isFiltered={isFiltered} onClear={state.clear} />
      ) : null}
      <WaitingList kind={kind} items={items} total={total} decisions={decisions} />
      {isFetchNextPageError ? <ErrorState message={messages.moreFailed} onRetry={() => void fetchNextPage()} /> : null}
      {items.length > 0 && hasNextPage && !isFetchNextPageError ? (
        <Button busy={query.isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {messages.more}
        </Button>
      ) : null}
    </>
  );
}

interface NothingProps {
  readonly kind: QueueKind;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

function Nothing({ kind, isFiltered, onClear }: NothingProps) {
  if (!isFiltered) return <EmptyState icon={<BadgeCheck />} title={kind.texts.none} text={kind.texts.noneText} />;
  return (
    <EmptyState
      icon={<SearchX />}
      title={messages.noMatch}
      text={messages.noMatchText}
      action={<Button onPress={onClear}>{messages.clear}</Button>}
    />
  );
}
