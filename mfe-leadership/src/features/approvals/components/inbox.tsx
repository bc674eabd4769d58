import { RefusedAlert } from '@portal/campus-kit/queue';
import { Button, EmptyState, ErrorState, LoadingState, Stack, Text } from '@portal/ui';
import { Inbox as InboxIcon, SearchX } from 'lucide-react';
import type { InboxKind } from '../approval';
import { inboxMessages as messages } from '../messages';
import { useApprovals } from '../use-approvals';
import { useDecisions } from '../use-decisions';
import { useInboxFilters } from '../use-inbox-filters';
import { InboxFilterBar } from './inbox-filter-bar';
import { InboxList } from './inbox-list';
import { UndoBar } from './undo-bar';

/** Everything that waits for the person's decision. What cannot be read is named, and the rest works. */
export function Inbox({ kinds }: { readonly kinds: readonly InboxKind[] }) {
  const state = useInboxFilters();
  const decisions = useDecisions(kinds);
  const approvals = useApprovals(kinds, state.filters, decisions.hidden);
  const { items, total, isPending, failed } = approvals;
  return (
    <Stack gap={4}>
      <InboxFilterBar kinds={kinds} state={state} />
      {approvals.leavesOut === undefined ? null : (
        <Text as="p" size="sm" tone="muted">
          {messages.leftOut[approvals.leavesOut]}
        </Text>
      )}
      {failed.map(({ kind, retry, isRetrying }) => (
        <ErrorState key={kind.name} message={kind.texts.loadFailed} onRetry={retry} isRetrying={isRetrying} />
      ))}
      {decisions.refusals.length > 0 ? <RefusedAlert title={messages.refused} refused={decisions.refusals} /> : null}
      {isPending ? <LoadingState label={messages.loading} shape="items" count={6} /> : null}
      {!isPending && total === 0 && failed.length === 0 ? (
        <Nothing isFiltered={state.isFiltered} onClear={state.clear} />
      ) : null}
      <InboxList kinds={kinds} items={items} total={total} decisions={decisions} />
      {approvals.hasMore ? (
        <Button isBlock busy={approvals.isLoadingMore} onPress={approvals.loadMore}>
          {messages.more}
        </Button>
      ) : null}
      <UndoBar decision={decisions.undoable.at(-1)} kinds={kinds} onUndo={() => decisions.undo()} />
    </Stack>
  );
}

function Nothing({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  if (!isFiltered) return <EmptyState icon={<InboxIcon />} title={messages.none} text={messages.noneText} />;
  return (
    <EmptyState
      icon={<SearchX />}
      title={messages.noneFiltered}
      action={<Button onPress={onClear}>{messages.clear}</Button>}
    />
  );
}
