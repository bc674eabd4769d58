import type { Queue } from '@portal/campus-kit/queue';
import { Button } from '@portal/ui';
import { Checkbox } from '@portal/ui/checkbox';
import { useFormats } from '@portal/web-kit';
import { Undo2 } from 'lucide-react';
import { queueMessages as messages } from '../messages';
import type { QueueKind } from '../queue-kind';
import type { Waiting } from '../waiting';
import styles from './queue.module.css';

interface QueueHeadProps {
  readonly kind: QueueKind;
  readonly queue: Queue<Waiting>;
  readonly total: number;
  readonly onEndorse: () => void;
  readonly onReturn: () => void;
}

/** How many wait, how many of them are selected, and one decision about these. */
export function QueueHead({ kind, queue, total, onEndorse, onReturn }: QueueHeadProps) {
  const formats = useFormats();
  const count = queue.selected.length;
  const number = formats.number(count);
  const all = formats.number(total);
  return (
    <div className={styles.head}>
      <Checkbox
        isLabelHidden
        label={messages.selectAll}
        value={queue.isEverySelected || (count > 0 && 'mixed')}
        onChange={queue.toggleAll}
        className={styles.check}
      />
      <span role="status" className={styles.count}>
        {count === 0 ? messages.pending(all) : messages.selected(number, all)}
      </span>
      {count === 0 ? null : (
        <div className={styles.actions}>
          {kind.canReturn ? (
            <Button icon={<Undo2 />} onPress={onReturn} aria-label={kind.texts.returnMany(number)}>
              {messages.giveBack}
            </Button>
          ) : null}
          <Button variant="primary" onPress={onEndorse}>
            {kind.texts.endorseMany(number)}
          </Button>
        </div>
      )}
    </div>
  );
}
