import { useDeferredValue, useEffect } from 'react';

/** Whether a page was shown since the portal opened; who comes back to one is led to where it was left. */
export const visit = { hasShownPage: false };

/**
 * Whether what is below the fold is to be rendered: a slow phone shows the first page of a visit a quarter of a second
 * earlier when the rest follows. Later pages are rendered whole, because all of a page has to be there to come back to a
 * place in it.
 */
export function useBelowTheFold(): boolean {
  const isWanted = useDeferredValue(true, visit.hasShownPage ? undefined : false);
  useEffect(() => {
    visit.hasShownPage = true;
  }, []);
  return isWanted;
}
