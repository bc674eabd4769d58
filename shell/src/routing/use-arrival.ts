import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const LONGEST_WAIT = 5000;

/**
 * After a change of page: to the top, and focus to the page's heading, so that a keyboard goes on from there and a
 * screen reader says where one is. A page that is still loading gets it when its heading appears.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    window.scrollTo(0, 0);
    return focusHeadingWhenThere();
  }, [pathname]);
}

function focusHeadingWhenThere(): () => void {
  const main = document.querySelector('main');
  if (!main) return () => undefined;
  let focused: HTMLElement | null = null;
  const arrive = () => {
    // Whoever has begun to type or to press something keeps their place.
    const isElsewhere = main.contains(document.activeElement) && document.activeElement !== focused;
    const heading = main.querySelector('h1');
    if (isElsewhere || !heading || heading === focused) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    focused = heading;
  };
  const observer = new MutationObserver(arrive);
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), LONGEST_WAIT);
  arrive();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
