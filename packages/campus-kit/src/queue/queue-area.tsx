import { Text } from '@portal/ui';
import type { ReactNode } from 'react';
import styles from './queue.module.css';
import type { Queue, QueueItem } from './use-queue';

interface QueueAreaProps {
  readonly queue: Pick<Queue<QueueItem>, 'area' | 'current'>;
  readonly label: string;
  /** Names the keys. */
  readonly keys: string;
  /** The list; not rendered when nothing waits. */
  readonly children: ReactNode;
  readonly dialog: ReactNode;
}

/** Where the keys of a queue work. It stays when the last item leaves, so that it can have the focus. */
export function QueueArea({ queue, label, keys, children, dialog }: QueueAreaProps) {
  return (
    <div ref={queue.area} tabIndex={-1} role="group" aria-label={label} className={styles.area}>
      {queue.current ? (
        <>
          <Text as="p" size="sm" tone="muted" className={styles.keys}>
            {keys}
          </Text>
          {children}
        </>
      ) : null}
      {dialog}
    </div>
  );
}
