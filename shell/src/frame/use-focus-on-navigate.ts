import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const MAX_WAIT_MS = 5000;

/** Where the entries of the history were scrolled to. */
const positions = new Map<string, number>();

/**
 * On another page, focuses the heading, which screen readers then announce; on a page that is still loading, once its
 * heading appears. A new page begins at the top, and Back and Forward find one where it was left.
 */
export function useFocusOnNavigate(): void {
  const { pathname, key } = useLocation();
  const last = useRef(pathname);
  const lastKey = useRef(key);
  // Runs before the scroll event that the browser sends for the old page when the new one is shorter.
  useLayoutEffect(() => {
    const remember = () => void positions.set(key, window.scrollY);
    if (last.current !== pathname) window.scrollTo(0, positions.get(key) ?? 0);
    // The browser positions the first page; reading where would force another layout.
    if (lastKey.current !== key) remember();
    lastKey.current = key;
    window.addEventListener('scroll', remember);
    return () => window.removeEventListener('scroll', remember);
  }, [pathname, key]);
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    return focusHeadingWhenLoaded();
  }, [pathname]);
}

function focusHeadingWhenLoaded(): () => void {
  const main = document.querySelector('main');
  if (!main) return () => undefined;
  let focused: HTMLElement | null = null;
  const focusHeading = () => {
    // A person who already uses the page keeps the focus.
    const isElsewhere = main.contains(document.activeElement) && document.activeElement !== focused;
    const heading = main.querySelector('h1');
    if (isElsewhere || !heading || heading === focused) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    focused = heading;
  };
  const observer = new MutationObserver(focusHeading);
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), MAX_WAIT_MS);
  focusHeading();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
