import { Text } from '@portal/ui';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { reviewMessages as messages } from '../review-messages';
import styles from './room-requests.module.css';

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** Pending requests to decide one after the other: J and K move, and the next one has the focus when one has been decided. */
export function RequestQueue({ children }: { readonly children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef(-1);
  const rows = () => [...(list.current?.children ?? [])] as HTMLElement[];
  const focusRow = (index: number) => rows()[Math.max(0, Math.min(index, rows().length - 1))]?.focus();
  useEffect(() => {
    // What had the focus has left the list with its row.
    if (focused.current >= 0 && document.activeElement === document.body) focusRow(focused.current);
  });
  const onFocus = ({ target }: FocusEvent) => (focused.current = rows().findIndex((row) => row.contains(target)));
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || target.isConnected) focused.current = -1;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    focusRow(focused.current + step);
  };
  return (
    <>
      <Text as="p" size="sm" tone="muted" className={styles.keys}>
        {messages.keys}
      </Text>
      <ul
        ref={list}
        className={styles.queue}
        aria-label={messages.pending}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      >
        {children}
      </ul>
    </>
  );
}
