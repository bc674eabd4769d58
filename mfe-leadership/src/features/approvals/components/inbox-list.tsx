import { QueueArea, QueueHead, ReasonDialog, useQueue, useQueueKeys } from '@portal/campus-kit/queue';
import { Button, Card, useViewport } from '@portal/ui';
import { useBelowTheFold } from '@portal/web-kit';
import { useFocusAfterDialog } from '@portal/web-kit/focus';
import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Approval, InboxKind } from '../approval';
import { inboxMessages as messages } from '../messages';
import type { Decisions } from '../use-decisions';
import { ApprovalCard, ApprovalDialog } from './approval-details';
import { ApprovalRow } from './approval-row';
import styles from './inbox.module.css';

interface InboxListProps {
  readonly kinds: readonly InboxKind[];
  readonly items: readonly Approval[];
  readonly total: number;
  readonly decisions: Decisions;
}

/** What waits, to decide one after the other or several at once, by mouse, finger or the keys it names. */
export function InboxList({ kinds, items, total, decisions }: InboxListProps) {
  const queue = useQueue(items, ({ otherDecides }) => otherDecides === undefined);
  const isBeside = useViewport() === 'desktop';
  const hasRest = useBelowTheFold();
  const [isReading, setReading] = useState(false);
  const [refusing, setRefusing] = useState<readonly Approval[]>();
  const details = useRef<HTMLElement>(null);
  const { current, chosen, selected } = queue;
  const kindOf = ({ kind }: Approval) => kinds.find(({ name }) => name === kind);

  const approve = (some: readonly Approval[]) => {
    setReading(false);
    if (some.length > 0) decisions.decide(some);
  };
  const refuse = (some: readonly Approval[]) => {
    setReading(false);
    if (some.length > 0) setRefusing(some);
  };
  const read = () => (isBeside ? details.current?.focus() : setReading(true));
  useFocusAfterDialog(refusing !== undefined, () => queue.focusRow());
  useQueueKeys(queue, {
    a: () => approve(chosen),
    r: () => refuse(chosen),
    u: () => decisions.undo(),
    Enter: () => current && read(),
    Escape: () => queue.focusRow(),
  });
  const about = (item: Approval) => {
    const kind = kindOf(item);
    return kind && { kind, item, onApprove: () => approve([item]), onRefuse: () => refuse([item]) };
  };
  const shown = current && about(current);
  return (
    <QueueArea
      queue={queue}
      label={messages.title}
      keys={messages.keys}
      dialog={
        refusing ? (
          <RefusalDialog
            items={refusing}
            kinds={kinds.filter(({ name }) => refusing.some(({ kind }) => kind === name))}
            onConfirm={(reason) => decisions.decide(refusing, reason)}
            onClose={() => setRefusing(undefined)}
          />
        ) : isReading && !isBeside && shown ? (
          <ApprovalDialog {...shown} onClose={() => setReading(false)} />
        ) : null
      }
    >
      <div className={styles.columns}>
        <Card>
          <QueueHead queue={queue} total={total}>
            {(count) => (
              <>
                <Button icon={<Undo2 />} onPress={() => refuse(selected)}>
                  {messages.refuseMany(count)}
                </Button>
                <Button variant="primary" onPress={() => approve(selected)}>
                  {messages.approveMany(count)}
                </Button>
              </>
            )}
          </QueueHead>
          <ul aria-label={messages.list}>
            {items.map((item) => {
              const row = about(item);
              return row ? (
                <ApprovalRow
                  key={item._id}
                  {...row}
                  queue={queue}
                  opensDialog={!isBeside}
                  onOpen={() => {
                    queue.open(item);
                    if (!isBeside) setReading(true);
                  }}
                />
              ) : null;
            })}
          </ul>
        </Card>
        {isBeside && hasRest && shown ? <ApprovalCard key={shown.item._id} ref={details} {...shown} /> : null}
      </div>
    </QueueArea>
  );
}

type RefusalDialogProps = Pick<Parameters<typeof ReasonDialog>[0], 'onConfirm' | 'onClose'> & {
  readonly items: readonly Approval[];
  /** Of these items. */
  readonly kinds: readonly InboxKind[];
};

function RefusalDialog({ items, kinds, ...dialog }: RefusalDialogProps) {
  const confirm = kinds.length === 1 ? kinds[0]?.texts.refuse : undefined;
  return (
    <ReasonDialog
      title={messages.refuseTitle(items.length)}
      items={items}
      hint={messages.reasonHint}
      isRequired={kinds.some(({ refusal }) => refusal.isReasonRequired)}
      suggestions={kinds.flatMap(({ refusal }) => refusal.reasons)}
      confirm={confirm ?? messages.refuseMany(String(items.length))}
      {...dialog}
    />
  );
}
