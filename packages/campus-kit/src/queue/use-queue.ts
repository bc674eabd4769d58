import { MAX_DECIDED } from '@portal/contracts';
import { useRef, useState } from 'react';

/** What waits in a list. */
export interface QueueItem {
  readonly _id: string;
}

/**
 * Which row of a list is read, and which ones are selected for one decision, at most as many as one call decides on. When
 * the one that is read leaves the list, the one that takes its place is read.
 */
export function useQueue<Item extends QueueItem>(items: readonly Item[], mayDecide: (item: Item) => boolean) {
  const area = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ id: '', index: 0 });
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());

  const found = items.findIndex(({ _id }) => _id === place.id);
  // When it has left the list, the one that took its place is read.
  const index = found === -1 ? Math.min(place.index, items.length - 1) : found;
  const current = items[index];
  const selectable = items.filter(mayDecide).slice(0, MAX_DECIDED);
  const selected = selectable.filter(({ _id }) => selection.has(_id));

  const open = (item: Item | undefined) => {
    if (item) setPlace({ id: item._id, index: items.indexOf(item) });
    return item;
  };
  return {
    items,
    mayDecide,
    /** The element of the list and its keys. */
    area,
    /** Puts the focus on the row of one, or of the one that is read by then; on the list when there is none. */
    focusRow(item?: QueueItem) {
      const row = area.current?.querySelector<HTMLElement>(item ? `[data-id="${item._id}"]` : '[aria-current]');
      (row ?? area.current)?.focus();
    },
    current,
    open,
    /** Moves by a step, and gives where to. */
    move: (step: 1 | -1) => open(items[Math.max(0, Math.min(index + step, items.length - 1))]),
    selected,
    isSelected: ({ _id }: QueueItem) => selection.has(_id),
    toggle(item: Item) {
      if (!mayDecide(item)) return;
      const next = new Set(selection);
      if (!next.delete(item._id)) next.add(item._id);
      setSelection(next);
    },
    isEverySelected: selectable.length > 0 && selected.length === selectable.length,
    toggleAll: () =>
      setSelection(new Set(selected.length === selectable.length ? [] : selectable.map(({ _id }) => _id))),
    /** What a decision is about: what is selected, or else the one that is read. */
    chosen: selected.length > 0 ? selected : [current].filter((item) => item !== undefined).filter(mayDecide),
  };
}

/** What useQueue gives. */
export type Queue<Item extends QueueItem> = ReturnType<typeof useQueue<Item>>;
