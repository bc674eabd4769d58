import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom';
import { create } from 'zustand';

/** Whether a page lets itself be left for another path. */
export type LeaveGuard = (nextPathname: string) => boolean;

/** What waits for an answer: going on there, or nothing. */
export const pendingNavigationStore = create<{ readonly proceed: (() => void) | null }>(() => ({ proceed: null }));

let guard: LeaveGuard | null = null;

/** Sets the guard of the page that shows; returns the function that takes it away. */
export function blockNavigation(mayLeave: LeaveGuard): () => void {
  guard = mayLeave;
  return () => {
    if (guard === mayLeave) guard = null;
  };
}

/** Lets the page go without a question: after what was typed has been sent. */
export function unblockNavigation(): void {
  guard = null;
}

function ask(proceed: () => void): void {
  pendingNavigationStore.setState({ proceed });
}

const pathnameOf = (to: To): string => (typeof to === 'string' ? (to.split(/[?#]/)[0] ?? '') : (to.pathname ?? ''));

/** The browser's history, which asks the page before it is left by a link or by Back and Forward. */
export interface BlockableHistory {
  readonly navigator: Navigator;
  readonly location: () => Location;
  readonly listen: (listener: (location: Location) => void) => () => void;
}

/** Makes the one history of the portal. */
export function createBlockableHistory(): BlockableHistory {
  const history = createBrowserHistory({ v5Compat: true });
  const unlessGuarded = (pathname: string, go: () => void) => {
    if (!guard || guard(pathname)) go();
    else ask(go);
  };
  return {
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, state: unknown) => unlessGuarded(pathnameOf(to), () => history.push(to, state)),
      replace: (to, state: unknown) => unlessGuarded(pathnameOf(to), () => history.replace(to, state)),
    },
    location: () => history.location,
    listen: (listener) => {
      let isGoingBack = false;
      return history.listen(({ action, location, delta }) => {
        const isOwnDoing = isGoingBack;
        isGoingBack = false;
        if (isOwnDoing) return;
        if (action !== 'POP' || delta === null || !guard || guard(location.pathname)) return listener(location);
        // The browser has already gone; it is brought back, and goes again if the person says so.
        isGoingBack = true;
        history.go(-delta);
        ask(() => {
          unblockNavigation();
          history.go(delta);
        });
      });
    },
  };
}
