import { useEffect, useEffectEvent } from 'react';

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

/** Ctrl+K, Cmd+K on a Mac, wherever the focus is; the first half of it is a moment to prepare. */
export function useShortcut(onPrepare: () => void, onPress: () => void): void {
  const receive = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Control' || event.key === 'Meta') onPrepare();
    if (!isShortcut(event)) return;
    event.preventDefault();
    if (!event.repeat) onPress();
  });
  useEffect(() => {
    // On the way down: some fields keep their keys to themselves.
    const listener = (event: KeyboardEvent) => receive(event);
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);
}
