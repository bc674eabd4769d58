import { useRef, useState, type RefObject } from 'react';
import { useFocusAfterDialog } from './use-focus-after-dialog';

/** What useListDialog gives; `Opened` says which dialog is open, and about what. */
export interface ListDialog<Opened> {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly open: Opened | undefined;
  readonly setOpen: (opened: Opened) => void;
  readonly close: (isRemoved: boolean) => void;
}

/**
 * The dialog of a list about one of its items. When the dialog removed the item, the button that opened it is gone with
 * it, so the list takes the focus. The list is the element that `list` is given to, with `tabIndex={-1}`.
 */
export function useListDialog<Opened>(listRef?: RefObject<HTMLDivElement | null>): ListDialog<Opened> {
  const ownRef = useRef<HTMLDivElement>(null);
  const list = listRef ?? ownRef;
  const [open, setOpen] = useState<Opened>();
  const wasRemoved = useRef(false);
  useFocusAfterDialog(open !== undefined, () => {
    if (wasRemoved.current) list.current?.focus();
  });
  const close = (isRemoved: boolean) => {
    wasRemoved.current = isRemoved;
    setOpen(undefined);
  };
  return { list, open, setOpen, close };
}
