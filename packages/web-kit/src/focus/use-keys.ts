import { useEffect, useEffectEvent, type RefObject } from 'react';

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox');

/** Enter presses what has the focus, if it can be pressed. */
const isPressing = ({ key, target }: KeyboardEvent) =>
  key === 'Enter' && target instanceof Element && target.closest('a, button, input') !== null;

/** Nothing on the page has the focus, as after it was opened. */
const isAtRest = (target: EventTarget | null) => target instanceof HTMLElement && /^(BODY|MAIN)$/.test(target.tagName);

/**
 * Keys that do something while the focus is in an element, but not while the user types there; with `isOfPage` also
 * while nothing on the page has the focus.
 */
export function useKeys(
  element: RefObject<HTMLElement | null>,
  actions: Readonly<Partial<Record<string, () => void>>>,
  { isOfPage = false }: { readonly isOfPage?: boolean } = {},
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    const isMeant = element.current?.contains(event.target as Node) || (isOfPage && isAtRest(event.target));
    if (!action || !isMeant || isTyping(event) || isPressing(event)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    // Or the letter would be typed where the action puts the focus.
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
