import { QueueArea, QueueHead, ReasonDialog, useQueue, useQueueKeys } from '@portal/campus-kit/queue';
import { Button, Card, useViewport } from '@portal/ui';
import { useSession } from '@portal/web-kit';
import { useFocusAfterDialog } from '@portal/web-kit/focus';
import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { queueMessages as messages, reasonMessages } from '../messages';
import type { QueueKind } from '../queue-kind';
import { reasonItem, type Decisions } from '../use-decisions';
import type { Waiting } from '../waiting';
import { Evidence } from './evidence';
import { EvidenceCard } from './evidence-card';
import styles from './queue.module.css';
import { WaitingRow } from './waiting-row';

interface WaitingListProps {
  readonly kind: QueueKind;
  readonly items: readonly Waiting[];
  readonly total: number;
  readonly decisions: Decisions;
}

/** The queue: a list to decide one after the other or several at once, by mouse, finger or the keys it names. */
export function WaitingList({ kind, items, total, decisions }: WaitingListProps) {
  const isBeside = useViewport() === 'desktop';
  const decidedBy = useOtherDecider();
  const queue = useQueue(items, (item) => decidedBy(item) === undefined);
  const [returning, setReturning] = useState<readonly Waiting[]>();
  const evidence = useRef<HTMLElement>(null);
  const { current, chosen, selected, focusRow } = queue;

  const endorse = (some: readonly Waiting[]) => {
    if (some.length > 0) void decisions.decide(some);
  };
  const giveBack = (some: readonly Waiting[]) => {
    if (some.length > 0) setReturning(some);
  };
  const read = () => (isBeside ? evidence.current?.focus() : focusRow());
  useFocusAfterDialog(returning !== undefined, () => focusRow());
  useQueueKeys(queue, {
    e: () => endorse(chosen),
    r: () => giveBack(chosen),
    Enter: read,
    Escape: () => focusRow(),
  });
  const about = (item: Waiting) => ({
    kind,
    item,
    mayDecide: decidedBy(item) === undefined,
    onEndorse: () => endorse([item]),
    onReturn: () => giveBack([item]),
  });
  return (
    <QueueArea
      queue={queue}
      label={kind.texts.tab}
      keys={kind.texts.keys}
      dialog={
        returning ? (
          <ReasonDialog
            isOneParagraph
            title={kind.texts.returnTitle(returning.length)}
            items={returning.map(reasonItem)}
            hint={kind.texts.returnHint}
            confirm={returning.length === 1 ? messages.giveBack : kind.texts.returnMany(String(returning.length))}
            busy={messages.returning}
            failed={reasonMessages.returnFailed}
            onConfirm={(reason) => decisions.decide(returning, reason)}
            onClose={() => setReturning(undefined)}
          />
        ) : null
      }
    >
      <div className={styles.columns} data-choosing={selected.length > 0 || undefined}>
        <Card>
          <QueueHead queue={queue} total={total}>
            {(count) => (
              <>
                <Button icon={<Undo2 />} onPress={() => giveBack(selected)} aria-label={kind.texts.returnMany(count)}>
                  {messages.giveBack}
                </Button>
                <Button variant="primary" onPress={() => endorse(selected)}>
                  {kind.texts.endorseMany(count)}
                </Button>
              </>
            )}
          </QueueHead>
          <ul aria-label={kind.texts.tab}>
            {items.map((item) => (
              <WaitingRow
                key={item._id}
                queue={queue}
                item={item}
                onOpen={(byKey) => {
                  queue.open(item);
                  if (byKey) read();
                }}
                decidedBy={decidedBy(item)}
                hasProofs={kind.name !== 'skills'}
              >
                {item === current && !isBeside ? <Evidence {...about(item)} /> : null}
              </WaitingRow>
            ))}
          </ul>
        </Card>
        {isBeside && current ? <EvidenceCard ref={evidence} {...about(current)} /> : null}
      </div>
    </QueueArea>
  );
}

/** Nobody decides about themselves. */
function useOtherDecider() {
  const { user, role } = useSession();
  return ({ owner }: Waiting): string | undefined => {
    if (owner?._id === undefined || owner._id !== user?._id) return undefined;
    return role === 'PRESIDENT' ? messages.otherDecides : messages.presidentDecides;
  };
}
