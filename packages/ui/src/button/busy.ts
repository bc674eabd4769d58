import { useEffect } from 'react';
import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import textStyles from '../text/text.module.css';

const REGION_ID = 'portal-busy-status';

/**
 * The live region for busy buttons. It is outside of every dialog, and `data-live-announcer` keeps react-aria from hiding
 * it while a dialog is open; it exists before it has a text, because screen readers miss a region that comes with one.
 */
function statusRegion(): HTMLElement {
  const existing = document.getElementById(REGION_ID);
  if (existing) return existing;
  const region = document.createElement('div');
  region.id = REGION_ID;
  region.className = textStyles.hidden ?? '';
  region.setAttribute('aria-live', 'polite');
  region.dataset['liveAnnouncer'] = 'true';
  document.body.append(region);
  return region;
}

/** Announces the label of a busy button to assistive technology until it is no longer busy. */
export function useBusyStatus(message: string | undefined): void {
  useEffect(() => {
    const region = statusRegion();
    if (message === undefined) return undefined;
    region.textContent = message;
    return () => {
      if (region.textContent === message) region.textContent = '';
    };
  }, [message]);
}

function stopPress(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Attributes of a busy button, after its own: it keeps the focus, calls nothing and submits nothing. */
export const busyAttributes: ButtonHTMLAttributes<HTMLButtonElement> & { readonly 'data-pending': true } = {
  'aria-disabled': true,
  'data-pending': true,
  // It stays a submit button, so that Enter in a field is stopped here too.
  onClickCapture: stopPress,
};
