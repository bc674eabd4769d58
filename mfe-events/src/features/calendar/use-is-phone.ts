import { useSyncExternalStore } from 'react';

const query = '(max-width: 720px)';
const list = () => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined);

/** A month of a phone is another thing than a smaller one of a desk. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const watched = list();
      watched?.addEventListener('change', changed);
      return () => watched?.removeEventListener('change', changed);
    },
    () => list()?.matches ?? false,
  );
}
