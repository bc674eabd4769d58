import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom';
import { create } from 'zustand';

/** Whether the page that shows may be left for another path. */
export type MayLeave = (nextPathname: string) => boolean;

/** A navigation that waits for the person's answer; `proceed` carries it out. */
export const pendingNavigationStore = create<{ readonly proceed: (() => void) | null }>(() => ({ proceed: null }));

let mayLeave: MayLeave | null = null;

/** Blocks every navigation that `allow` does not allow, until the returned function is called. */
export function blockNavigation(allow: MayLeave): () => void {
  mayLeave = allow;
  return () => {
    if (mayLeave === allow) mayLeave = null;
  };
}

/** Lets the page be left without a question. */
export function unblockNavigation(): void {
  mayLeave = null;
}

function ask(proceed: () => void): void {
  pendingNavigationStore.setState({ proceed });
}

const pathnameOf = (to: To): string => (typeof to === 'string' ? (to.split(/[?#]/)[0] ?? '') : (to.pathname ?? ''));

/** The browser's history, which can be blocked before a link, Back or Forward is followed. */
export interface BlockableHistory {
  readonly navigator: Navigator;
  readonly location: () => Location;
  readonly listen: (listener: (location: Location) => void) => () => void;
}

/** Makes the history of a page; there is one in the portal. */
export function createBlockableHistory(): BlockableHistory {
  const history = createBrowserHistory({ v5Compat: true });
  const unlessBlocked = (pathname: string, go: () => void) => {
    if (!mayLeave || mayLeave(pathname)) go();
    else ask(go);
  };
  return {
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, state: unknown) => unlessBlocked(pathnameOf(to), () => history.push(to, state)),
      replace: (to, state: unknown) => unlessBlocked(pathnameOf(to), () => history.replace(to, state)),
    },
    location: () => history.location,
    listen: (listener) => {
      let isReverting = false;
      return history.listen(({ action, location, delta }) => {
        const wasReverting = isReverting;
        isReverting = false;
        if (wasReverting) return;
        if (action !== 'POP' || delta === null || !mayLeave || mayLeave(location.pathname)) return listener(location);
        // The browser has already gone back: it is returned, and goes again if the person says so.
        isReverting = true;
        history.go(-delta);
        ask(() => {
          unblockNavigation();
          history.go(delta);
        });
      });
    },
  };
}
