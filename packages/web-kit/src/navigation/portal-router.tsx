import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { BlockableHistory } from './navigation-blocker';

/** The router of the portal; the current page stays until the next one is ready. */
export function PortalRouter({
  history,
  children,
}: {
  readonly history: BlockableHistory;
  readonly children: ReactNode;
}) {
  const [location, setLocation] = useState(history.location);
  useLayoutEffect(() => history.listen((next) => startTransition(() => setLocation(next))), [history]);
  return (
    <Router location={location} navigator={history.navigator}>
      {children}
    </Router>
  );
}
