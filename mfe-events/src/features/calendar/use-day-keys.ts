import { dayAfterKey } from '@portal/ui/days';
import { useRef, type KeyboardEvent } from 'react';
import type { Day } from './days';

/** The keys that lead from the cell of the chosen day to another; that cell takes the focus when it is rendered, also in another month. */
export function useDayKeys(chosen: Day, onMove: (day: Day) => void) {
  const focused = useRef<Day>(undefined);
  const cell = useRef<HTMLDivElement>(null);
  return {
    cell,
    onKeyDown: (event: KeyboardEvent) => {
      const next = dayAfterKey(event, chosen);
      if (!next || event.target !== cell.current) return;
      event.preventDefault();
      focused.current = next;
      onMove(next);
    },
    /** For the cell of the chosen day. */
    setCell: (element: HTMLDivElement | null) => {
      cell.current = element;
      // The cell of the day before may be rendered once more first, when its events arrive.
      if (!element || focused.current !== chosen) return;
      focused.current = undefined;
      element.focus();
    },
  };
}
