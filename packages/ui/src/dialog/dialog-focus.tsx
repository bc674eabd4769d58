import { useEffect, type RefObject } from 'react';

const FIELDS = ':is(input, select, textarea):not(:disabled, [readonly], [hidden], [type="hidden"])';

/** Where the focus of a dialog starts, and which keys scroll its text. In the modal, which the first page lacks. */
export function DialogFocus({ dialog }: { readonly dialog: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const body = dialog.current?.querySelector<HTMLElement>('[data-dialog-body]');
    if (!dialog.current || !body) return undefined;
    const stops = [focusFirstField(dialog.current, body), letTextScroll(body)];
    return () => stops.forEach((stop) => stop());
  }, [dialog]);
  return null;
}

/**
 * Focuses the first field as soon as there is one, unless something in the dialog has the focus by then. It is no layout
 * effect, because a dialog below would take the focus back until this one has its place above it.
 */
function focusFirstField(dialog: HTMLElement, body: HTMLElement): () => void {
  const focusField = () => {
    const isUntouched = !dialog.contains(document.activeElement) || dialog === document.activeElement;
    const field = body.querySelector<HTMLElement>(FIELDS);
    if (isUntouched) field?.focus();
    if (!isUntouched || field) observer.disconnect();
  };
  const observer = new MutationObserver(focusField);
  observer.observe(body, { childList: true, subtree: true });
  focusField();
  return () => observer.disconnect();
}

/** Where nothing in a body that is higher than its room takes the focus, it takes it itself, to be scrolled by keys. */
function letTextScroll(body: HTMLElement): () => void {
  const measure = () => {
    const isTextToScroll = body.scrollHeight > body.clientHeight && !body.querySelector(`a, button, ${FIELDS}`);
    if (isTextToScroll) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  };
  const observer = new MutationObserver(measure);
  observer.observe(body, { childList: true, subtree: true });
  window.addEventListener('resize', measure);
  measure();
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
  };
}
