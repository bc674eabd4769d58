import { Stack } from '@portal/ui';
import type { QueueKind } from '../queue-kind';
import { usePanelFilters } from '../use-panel-filters';
import { useWaiting } from '../use-waiting';
import { DecidedList } from './decided-list';
import { QueuePanel } from './queue-panel';

/** What of one kind waits, and what was decided last. */
export function EndorsementTab({ kind }: { readonly kind: QueueKind }) {
  const state = usePanelFilters(kind);
  const { type, q, unit, event } = state.filters;
  const { isPending } = useWaiting(kind, state.filters);
  return (
    <Stack gap={6}>
      <div>
        <QueuePanel kind={kind} state={state} />
      </div>
      {kind.decided ? (
        <DecidedList kind={kind} decided={kind.decided} filters={{ type, q, unit, event }} isHeldBack={isPending} />
      ) : null}
    </Stack>
  );
}
