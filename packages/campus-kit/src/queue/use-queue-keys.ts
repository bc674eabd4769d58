import { useFocusRecovery, useKeys } from '@portal/web-kit/focus';
import { useFocusedRow } from './use-focused-row';
import type { Queue, QueueItem } from './use-queue';

/** The keys that every queue has, with those of this one, and the focus, which follows what is read. */
export function useQueueKeys<Item extends QueueItem>(queue: Queue<Item>, keys: Parameters<typeof useKeys>[1]): void {
  const { area, items, current, focusRow, open, move, toggle } = queue;
  useKeys(
    area,
    {
      j: () => focusRow(move(1)),
      k: () => focusRow(move(-1)),
      x: () => current && toggle(current),
      ...keys,
    },
    { isOfPage: true },
  );
  useFocusedRow(area, (id) => open(items.find(({ _id }) => _id === id)));
  useFocusRecovery(area, () => focusRow());
}
