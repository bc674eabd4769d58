import type { Queue } from '@portal/campus-kit/queue';
import { Button } from '@portal/ui';
import { Checkbox } from '@portal/ui/checkbox';
import { useFormats } from '@portal/web-kit';
import { Undo2 } from 'lucide-react';
import type { Approval } from '../approval';
import { inboxMessages as messages } from '../messages';
import styles from './inbox.module.css';

interface InboxHeadProps {
  readonly queue: Queue<Approval>;
  readonly total: number;
  readonly mayRefuse: boolean;
  readonly onApprove: () => void;
  readonly onRefuse: () => void;
}

/** How many wait, how many of them are selected, and one decision about these. */
export function InboxHead({ queue, total, mayRefuse, onApprove, onRefuse }: InboxHeadProps) {
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
        {count === 0 ? messages.count(all) : messages.selected(number, all)}
      </span>
      {count === 0 ? null : (
        <div className={styles.actions}>
          {mayRefuse ? (
            <Button icon={<Undo2 />} onPress={onRefuse}>
              {messages.refuseMany(number)}
            </Button>
          ) : null}
          <Button variant="primary" onPress={onApprove}>
            {messages.approveMany(number)}
          </Button>
        </div>
      )}
    </div>
  );
}
