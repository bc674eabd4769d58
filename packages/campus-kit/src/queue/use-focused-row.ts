import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `open` with the id of the row that gets the focus by the keyboard. By a press it does not: what opens would move
 * what is pressed away, before it is.
 */
export function useFocusedRow(area: RefObject<HTMLElement | null>, open: (id: string) => void): void {
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    const isByKey = target instanceof Element && target.matches(':focus-visible');
    const id = isByKey ? target.closest<HTMLElement>('[data-id]')?.dataset['id'] : undefined;
    if (id !== undefined) open(id);
  });
  useEffect(() => {
    const listened = area.current;
    const listener = (event: FocusEvent) => onFocus(event);
    listened?.addEventListener('focusin', listener);
    return () => listened?.removeEventListener('focusin', listener);
  }, [area]);
}
