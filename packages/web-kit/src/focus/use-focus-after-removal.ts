import { useEffect, useRef, type RefObject } from 'react';

/** When the row that has the focus leaves a list, the row that takes its place has it. */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>): void {
  const focused = useRef<{ readonly row: Element; readonly index: number }>(undefined);
  useEffect(() => {
    const listened = list.current;
    const remember = ({ target }: FocusEvent) => {
      const rows = [...(listened?.children ?? [])];
      const row = rows.find((one) => one.contains(target as Node));
      focused.current = row && { row, index: rows.indexOf(row) };
    };
    listened?.addEventListener('focusin', remember);
    return () => listened?.removeEventListener('focusin', remember);
  }, [list]);
  useEffect(() => {
    const { row, index = 0 } = focused.current ?? {};
    if (!row || row.isConnected || document.activeElement !== document.body) return;
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    focused.current = undefined;
    rows[Math.min(index, rows.length - 1)]?.focus();
  });
}
