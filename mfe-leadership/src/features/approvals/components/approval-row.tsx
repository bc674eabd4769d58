import { UnitName } from '@portal/campus-kit';
import { QueueRow, type Queue } from '@portal/campus-kit/queue';
import { Button, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Check, ChevronDown, Undo2 } from 'lucide-react';
import { useId } from 'react';
import type { Approval, ApprovalKind } from '../approval';
import { inboxMessages as messages } from '../messages';
import styles from './inbox.module.css';

interface ApprovalRowProps {
  readonly kind: ApprovalKind;
  readonly queue: Queue<Approval>;
  readonly item: Approval;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onApprove: () => void;
  readonly onRefuse: () => void;
}

/** Something that waits: what, whose, since when, and the decision in place. */
export function ApprovalRow(props: ApprovalRowProps) {
  const { kind, queue, item, isOpen, onToggle, onApprove, onRefuse } = props;
  const id = useId();
  const { title, otherDecides } = item;
  return (
    <QueueRow queue={queue} item={item} name={messages.of(kind.texts.one, title)} titleId={id} className={styles.row}>
      <div className={styles.what}>
        <p id={id} className={styles.title}>
          <button type="button" aria-expanded={isOpen} className={styles.open} onClick={onToggle}>
            {title} <ChevronDown aria-hidden />
          </button>
        </p>
        <Facts kind={kind} item={item} />
      </div>
      {isOpen ? <div className={styles.details}>{item.details}</div> : null}
      {otherDecides === undefined ? (
        <div className={styles.buttons}>
          <Button icon={<Undo2 />} onPress={onRefuse} aria-describedby={id}>
            {kind.texts.refuse}
          </Button>
          <Button icon={<Check />} onPress={onApprove} aria-describedby={id}>
            {kind.texts.approve}
          </Button>
        </div>
      ) : (
        <Text as="p" size="sm" tone="muted" className={styles.other}>
          {otherDecides}
        </Text>
      )}
    </QueueRow>
  );
}

function Facts({ kind, item }: Pick<ApprovalRowProps, 'kind' | 'item'>) {
  const formats = useFormats();
  const { person, unit, facts, since } = item;
  return (
    <Text as="p" size="sm" tone="muted" className={styles.facts}>
      <span className={styles.kind}>
        {kind.icon} {kind.texts.one}
      </span>
      {person ? <span>{person}</span> : null}
      {unit ? <UnitName unit={unit} /> : null}
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <span>{formats.relative(since)}</span>
    </Text>
  );
}
