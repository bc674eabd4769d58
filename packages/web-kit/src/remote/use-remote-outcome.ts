import { useEffect, useReducer } from 'react';
import type { RemoteLoad } from './remote-cache';

/** What became of a load, or null until it is settled; renders again then. */
export function useRemoteOutcome(load: RemoteLoad): RemoteLoad['outcome'] {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const { outcome } = load;
  // What was shown decides: the load may have settled between the rendering and its effect.
  const isShownAsLoading = outcome === null;
  useEffect(() => {
    let isMounted = isShownAsLoading;
    void load.settled.then(() => (isMounted ? rerender() : undefined));
    return () => {
      isMounted = false;
    };
  }, [load, isShownAsLoading]);
  return outcome;
}
