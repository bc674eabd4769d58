import { useEffect } from 'react';
import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import styles from './busy.module.css';

const REGION_ID = 'portal-busy-status';

/**
 * The place that says what is on its way. It stands outside of every window, which leaves it readable by its mark, and
 * is there before it speaks, because screen readers miss a region that comes with its words.
 */
function statusRegion(): HTMLElement {
  const there = document.getElementById(REGION_ID);
  if (there) return there;
  const region = document.createElement('div');
  region.id = REGION_ID;
  region.className = styles.status ?? '';
  region.setAttribute('aria-live', 'polite');
  region.dataset['liveAnnouncer'] = 'true';
  document.body.append(region);
  return region;
}

/** Says the words of a busy button to those who do not see it, and takes them back when it is done or gone. */
export function useBusyStatus(words: string | undefined): void {
  useEffect(() => {
    const region = statusRegion();
    if (words === undefined) return undefined;
    region.textContent = words;
    return () => {
      if (region.textContent === words) region.textContent = '';
    };
  }, [words]);
}

function stopPress(event: MouseEvent): void {
  event.preventDefault();
}

/**
 * What makes a button busy: it keeps the focus and submits nothing. react-aria's own `isPending` is not used, because
 * what it announces points at the button by its id, also when the button is gone.
 */
export const busyAttributes: ButtonHTMLAttributes<HTMLButtonElement> & { readonly 'data-pending': true } = {
  'aria-disabled': true,
  'data-pending': true,
  // A submitting button stays one, so that Enter in a field ends here too instead of submitting the form itself.
  onClickCapture: stopPress,
};
