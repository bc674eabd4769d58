import { useSyncExternalStore } from 'react';
import { viewportQueries } from './viewport-queries';

/** `phone` up to 599 px, `tablet` up to 1023 px (also a phone held sideways), `desktop` from there on. */
export type Viewport = 'phone' | 'tablet' | 'desktop';

const lists = () => Object.values(viewportQueries).map((query) => window.matchMedia(query));

function subscribe(onChange: () => void): () => void {
  const watched = lists();
  for (const list of watched) list.addEventListener('change', onChange);
  return () => {
    for (const list of watched) list.removeEventListener('change', onChange);
  };
}

function read(): Viewport {
  const [isPhone, isTablet] = lists().map(({ matches }) => matches);
  if (isPhone) return 'phone';
  return isTablet ? 'tablet' : 'desktop';
}

/** The layout that fits the window now, as in the style sheets. */
export function useViewport(): Viewport {
  return useSyncExternalStore(subscribe, read);
}
