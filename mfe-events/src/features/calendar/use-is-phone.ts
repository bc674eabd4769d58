import { useSyncExternalStore } from 'react';

const query = '(max-width: 720px)';
const mediaQuery = () => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined);

/** Whether the screen is one of a phone, as in the style sheets. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const watched = mediaQuery();
      watched?.addEventListener('change', onChange);
      return () => watched?.removeEventListener('change', onChange);
    },
    () => mediaQuery()?.matches ?? false,
  );
}
