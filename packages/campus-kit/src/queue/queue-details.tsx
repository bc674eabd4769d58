import { Card } from '@portal/ui';
import { useId, type ReactNode, type Ref } from 'react';
import styles from './queue.module.css';

interface QueueDetailsProps {
  readonly ref?: Ref<HTMLElement> | undefined;
  readonly title: string;
  /** Below the title. */
  readonly facts: ReactNode;
  readonly children: ReactNode;
}

/** Beside the list of a queue: the one that is read. It can have the focus. */
export function QueueDetails({ ref, title, facts, children }: QueueDetailsProps) {
  const id = useId();
  return (
    <aside className={styles.details} aria-labelledby={id} tabIndex={-1} ref={ref}>
      <Card>
        <div className={styles.detailsHead}>
          <h2 className={styles.detailsTitle} id={id}>
            {title}
          </h2>
          {facts}
        </div>
        {children}
      </Card>
    </aside>
  );
}
