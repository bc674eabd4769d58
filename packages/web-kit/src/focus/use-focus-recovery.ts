import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** When what has the focus leaves a part of the page, `recover` puts it elsewhere, so that the keys go on working. */
export function useFocusRecovery(area: RefObject<HTMLElement | null>, recover: () => void): void {
  const focused = useRef<Element>(undefined);
  const remember = useEffectEvent(({ target }: FocusEvent) => {
    focused.current = area.current?.contains(target as Node) ? (target as Element) : undefined;
  });
  useEffect(() => {
    const listener = (event: FocusEvent) => remember(event);
    document.addEventListener('focusin', listener);
    return () => document.removeEventListener('focusin', listener);
  }, []);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
    focused.current = undefined;
    recover();
  });
}
