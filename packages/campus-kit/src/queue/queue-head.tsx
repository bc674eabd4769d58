import { Checkbox } from '@portal/ui/checkbox';
import { useFormats } from '@portal/web-kit';
import type { ReactNode } from 'react';
import { messages } from './messages';
import styles from './queue.module.css';
import type { Queue, QueueItem } from './use-queue';

interface QueueHeadProps {
  readonly queue: Pick<Queue<QueueItem>, 'selected' | 'isEverySelected' | 'toggleAll'>;
  readonly total: number;
  /** The decisions about the selected ones, whose number it is called with. */
  readonly children: (count: string) => ReactNode;
}

/** How many wait, how many of them are selected, and one decision about these. */
export function QueueHead({ queue, total, children }: QueueHeadProps) {
  const formats = useFormats();
  const count = queue.selected.length;
  const number = formats.number(count);
  const all = formats.number(total);
  return (
    <div className={styles.head}>
      <Checkbox
        label={messages.selectAll}
        value={queue.isEverySelected || (count > 0 && 'mixed')}
        onChange={queue.toggleAll}
        className={styles.check}
      />
      <span role="status" className={styles.count}>
        {count === 0 ? messages.pending(all) : messages.selected(number, all)}
      </span>
      {count === 0 ? null : <div className={styles.actions}>{children(number)}</div>}
    </div>
  );
}
