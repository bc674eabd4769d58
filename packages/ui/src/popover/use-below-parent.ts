import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

const GAP = 6;

/** Brings an element to the top layer, and takes it back. */
export interface TopLayer<E extends HTMLElement> {
  readonly enter: (element: E) => void;
  readonly leave: (element: E) => void;
}

/**
 * Shows an element in the top layer, where nothing clips or covers it, below its parent, or above it where there is no room
 * below, and always inside the window. The style sheet reads `--left`, `--top` and `--parent-width`.
 */
export function useBelowParent<E extends HTMLElement>({ enter, leave }: TopLayer<E>): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const follow = () => place(element);
    enter(element);
    window.addEventListener('resize', follow);
    window.addEventListener('scroll', follow, true);
    return () => {
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow, true);
      leave(element);
    };
  }, [enter, leave]);
  // After every render, which may have changed its size.
  useLayoutEffect(() => {
    if (ref.current) place(ref.current);
  });
  return ref;
}

function place(element: HTMLElement): void {
  if (!element.parentElement) return;
  const { left, top, bottom, width } = element.parentElement.getBoundingClientRect();
  element.style.setProperty('--parent-width', `${width}px`);
  const { offsetWidth, offsetHeight, style } = element;
  const isRoomBelow = bottom + GAP + offsetHeight <= window.innerHeight;
  const rightmost = document.documentElement.clientWidth - offsetWidth - GAP;
  style.setProperty('--left', `${Math.max(GAP, Math.min(left, rightmost))}px`);
  style.setProperty('--top', `${isRoomBelow ? bottom + GAP : Math.max(GAP, top - GAP - offsetHeight)}px`);
}
