import { useEffect, useEffectEvent, type RefObject } from 'react';

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

/** Letter keys that do something while the focus is in an element, but not while somebody types there. */
export function useKeys(
  element: RefObject<HTMLElement | null>,
  actions: Readonly<Partial<Record<string, () => void>>>,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    // Or the letter would be typed where the action puts the focus.
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listened = element.current;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    listened?.addEventListener('keydown', listener);
    return () => listened?.removeEventListener('keydown', listener);
  }, [element]);
}
