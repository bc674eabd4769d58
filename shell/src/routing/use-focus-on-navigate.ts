import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const MAX_WAIT_MS = 5000;

/**
 * On another page, scrolls to the top and focuses the heading, which screen readers then announce; on a page that is still
 * loading, once its heading appears.
 */
export function useFocusOnNavigate(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    window.scrollTo(0, 0);
    return focusHeadingWhenLoaded();
  }, [pathname]);
}

function focusHeadingWhenLoaded(): () => void {
  const main = document.querySelector('main');
  if (!main) return () => undefined;
  let focused: HTMLElement | null = null;
  const focusHeading = () => {
    // Somebody who uses the page already keeps the focus.
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
