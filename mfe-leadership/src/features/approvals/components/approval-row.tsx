import { QueueRow, type Queue } from '@portal/campus-kit/queue';
import { IconButton, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Check, Undo2 } from 'lucide-react';
import { useId } from 'react';
import type { Approval, InboxKind } from '../approval';
import { inboxMessages as messages } from '../messages';
import styles from './inbox.module.css';

interface ApprovalRowProps {
  readonly kind: InboxKind;
  readonly queue: Queue<Approval>;
  readonly item: Approval;
  /** Where the details open over the page. */
  readonly opensDialog: boolean;
  readonly onOpen: () => void;
  readonly onApprove: () => void;
  readonly onRefuse: () => void;
}

/** Something that waits, on two lines, with the decision in place; pressed anywhere else it shows its details. */
export function ApprovalRow({ kind, queue, item, opensDialog, onOpen, onApprove, onRefuse }: ApprovalRowProps) {
  const id = useId();
  const { title, otherDecides } = item;
  return (
    <QueueRow queue={queue} item={item} name={messages.of(kind.texts.one, title)} titleId={id} className={styles.row}>
      <div className={styles.what}>
        <p id={id} className={styles.title}>
          <button
            type="button"
            aria-haspopup={opensDialog ? 'dialog' : undefined}
            className={styles.open}
            onClick={onOpen}
          >
            {title}
          </button>
        </p>
        <Facts kind={kind} item={item} />
      </div>
      {otherDecides === undefined ? (
        <div className={styles.buttons}>
          <IconButton icon={<Undo2 />} label={kind.texts.refuse} onPress={onRefuse} aria-describedby={id} />
          <IconButton icon={<Check />} label={kind.texts.approve} onPress={onApprove} aria-describedby={id} />
        </div>
      ) : (
        <Text as="p" size="sm" tone="muted" className={styles.other}>
          {otherDecides}
        </Text>
      )}
    </QueueRow>
  );
}

/** On one line, what matters first at its start; the details have all of it. */
function Facts({ kind, item }: Pick<ApprovalRowProps, 'kind' | 'item'>) {
  const formats = useFormats();
  const { person, unit, facts, since } = item;
  const ofPerson = [person, unit?.name];
  const shown = kind.isTimed ? [...facts, ...ofPerson] : [...ofPerson, ...facts];
  return (
    <Text as="p" size="sm" tone="muted" className={styles.facts}>
      {kind.icon} <span className={styles.kind}>{kind.texts.one} · </span>
      {[...shown, formats.relative(since)].filter(Boolean).join(' · ')}
    </Text>
  );
}
