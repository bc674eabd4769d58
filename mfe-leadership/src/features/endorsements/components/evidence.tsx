import { Button } from '@portal/ui';
import { Undo2 } from 'lucide-react';
import { queueMessages } from '../messages';
import type { QueueKind } from '../queue-kind';
import type { Waiting } from '../waiting';
import styles from './evidence.module.css';
import { Proofs } from './proofs';

interface EvidenceProps {
  readonly kind: QueueKind;
  readonly item: Waiting;
  readonly mayDecide: boolean;
  readonly onEndorse: () => void;
  readonly onReturn: () => void;
}

/** What speaks for a claim, and the decision about it alone. */
export function Evidence({ kind, item, mayDecide, onEndorse, onReturn }: EvidenceProps) {
  return (
    <>
      <Proofs kind={kind.name} item={item} />
      {mayDecide ? (
        <div className={styles.foot}>
          <Button icon={<Undo2 />} onPress={onReturn}>
            {queueMessages.giveBack}
          </Button>
          <Button onPress={onEndorse}>{kind.texts.endorse}</Button>
        </div>
      ) : null}
    </>
  );
}
