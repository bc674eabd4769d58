import { QueueRow, type Queue } from '@portal/campus-kit/queue';
import { Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { useId, type ReactNode } from 'react';
import { evidenceMessages, queueMessages as messages } from '../messages';
import { panelDay } from '../panel-date';
import type { Waiting } from '../waiting';
import { nameOf } from '../use-decisions';
import styles from './queue.module.css';
import { LevelMark } from './level-mark';

interface WaitingRowProps {
  readonly queue: Queue<Waiting>;
  readonly item: Waiting;
  /** Opens it; `byKey` when its title was pressed with the keyboard. */
  readonly onOpen: (byKey: boolean) => void;
  /** Why another person decides; undefined when this one does. */
  readonly decidedBy: string | undefined;
  readonly hasProofs: boolean;
  /** What supports it, where there is no room beside the list. */
  readonly children: ReactNode;
}

/** A waiting item: what it is, whose, and since when. */
export function WaitingRow(props: WaitingRowProps) {
  const { queue, item, onOpen, decidedBy, hasProofs, children } = props;
  const formats = useFormats();
  const id = useId();
  const { title, owner, proofs } = item;
  return (
    <QueueRow queue={queue} item={item} name={nameOf(item)} titleId={id} className={styles.row}>
      <div className={styles.what}>
        <p className={styles.who} id={id}>
          <button type="button" className={styles.title} onClick={({ detail }) => onOpen(detail === 0)}>
            {title}
          </button>{' '}
          <span className={styles.owner}>{[owner?.name, owner?.studentId].filter(Boolean).join(', ')}</span>
        </p>
        <Facts item={item} />
      </div>
      <div className={styles.end}>
        <Text as="p" size="sm" tone="muted" isTabular>
          {formats.relative(item.since)}
        </Text>
        {decidedBy === undefined && !hasProofs ? null : (
          <Text as="p" size="sm" tone="muted">
            {decidedBy ?? messages.proofs(proofs.filter(({ kind }) => kind !== 'event').length)}
          </Text>
        )}
      </div>
      {children ? <div className={styles.inline}>{children}</div> : null}
    </QueueRow>
  );
}

function Facts({ item: { level, facts, achievedOn } }: { readonly item: Waiting }) {
  const formats = useFormats();
  return (
    <Text as="p" size="sm" tone="muted" className={styles.facts}>
      {level ? <LevelMark level={level} /> : null}
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {achievedOn ? <span>{evidenceMessages.achieved(panelDay(formats, achievedOn))}</span> : null}
    </Text>
  );
}
