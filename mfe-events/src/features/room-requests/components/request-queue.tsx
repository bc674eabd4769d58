import { Text } from '@portal/ui';
import { useFocusAfterRemoval } from '@portal/web-kit/focus';
import { useRef, type ReactNode } from 'react';
import { reviewMessages as messages } from '../review-messages';
import { useKeys } from '../use-keys';
import styles from './room-requests.module.css';

/** Pending requests to decide one after the other: J and K move, and the next one has the focus when one has been decided. */
export function RequestQueue({ children }: { readonly children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const move = (step: 1 | -1) => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    rows[Math.max(0, Math.min(at + step, rows.length - 1))]?.focus();
  };
  useKeys(list, { j: () => move(1), k: () => move(-1) });
  useFocusAfterRemoval(list);
  return (
    <>
      <Text as="p" size="sm" tone="muted" className={styles.keys}>
        {messages.keys}
      </Text>
      <ul ref={list} className={styles.queue} aria-label={messages.pending}>
        {children}
      </ul>
    </>
  );
}
