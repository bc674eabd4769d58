import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

const GAP = 6;

/**
 * Opens a dialog in the top layer, where nothing clips it, below an element, or above it where there is no room below.
 * The style sheet takes the place from `--left` and `--top`, or decides otherwise.
 */
export function useAnchoredDialog(anchor: RefObject<HTMLElement | null>): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      if (!dialog.current || !anchor.current) return;
      const { offsetWidth, offsetHeight, style } = dialog.current;
      const { left, top, bottom } = anchor.current.getBoundingClientRect();
      const isRoomBelow = bottom + GAP + offsetHeight <= window.innerHeight;
      const rightmost = document.documentElement.clientWidth - offsetWidth - GAP;
      style.setProperty('--left', `${Math.max(GAP, Math.min(left, rightmost))}px`);
      style.setProperty('--top', `${isRoomBelow ? bottom + GAP : Math.max(GAP, top - GAP - offsetHeight)}px`);
    };
    const opened = dialog.current;
    opened?.showModal();
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      // Before it is removed: until then everything else is inert, and cannot get the focus back.
      opened?.close();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [anchor]);
  return dialog;
}
