import { classNames } from '@portal/ui';
import { Checkbox } from '@portal/ui/checkbox';
import type { ReactNode } from 'react';
import { messages } from './messages';
import styles from './queue.module.css';
import type { Queue, QueueItem } from './use-queue';

interface QueueRowProps<Item extends QueueItem> {
  readonly queue: Queue<Item>;
  readonly item: Item;
  readonly name: string;
  /** Id of the text in it that names it. */
  readonly titleId: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** An item that waits, which can be selected; its children are the other columns. */
export function QueueRow<Item extends QueueItem>(props: QueueRowProps<Item>) {
  const { queue, item, name, titleId, className, children } = props;
  const isSelected = queue.isSelected(item);
  return (
    <li
      className={classNames(styles.row, className)}
      data-id={item._id}
      data-selected={isSelected || undefined}
      aria-current={item === queue.current || undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <Checkbox
        label={messages.select(name)}
        value={isSelected}
        onChange={() => queue.toggle(item)}
        isDisabled={!queue.mayDecide(item)}
        className={styles.check}
      />
      {children}
    </li>
  );
}
