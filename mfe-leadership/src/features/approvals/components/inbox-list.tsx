import { QueueArea, QueueHead, ReasonDialog, useQueue, useQueueKeys } from '@portal/campus-kit/queue';
import { Button, Card } from '@portal/ui';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Approval, ApprovalKind } from '../approval';
import { inboxMessages as messages } from '../messages';
import type { Decisions } from '../use-decisions';
import { ApprovalRow } from './approval-row';

interface InboxListProps {
  readonly kinds: readonly ApprovalKind[];
  readonly items: readonly Approval[];
  readonly total: number;
  readonly decisions: Decisions;
}

/** What waits, to decide one after the other or several at once, by mouse, finger or the keys it names. */
export function InboxList({ kinds, items, total, decisions }: InboxListProps) {
  const queue = useQueue(items, ({ otherDecides }) => otherDecides === undefined);
  const [openId, setOpenId] = useState<string>();
  const [refusing, setRefusing] = useState<readonly Approval[]>();
  const { current, chosen, selected } = queue;
  const kindOf = ({ kind }: Approval) => kinds.find(({ name }) => name === kind);

  const approve = (some: readonly Approval[]) => {
    if (some.length > 0) decisions.decide(some);
  };
  const refuse = (some: readonly Approval[]) => {
    if (some.length > 0) setRefusing(some);
  };
  const toggle = (item: Approval) => setOpenId(item._id === openId ? undefined : item._id);
  useQueueKeys(queue, {
    a: () => approve(chosen),
    r: () => refuse(chosen),
    u: () => decisions.undo(),
    Enter: () => current && toggle(current),
  });
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
            onClose={() => {
              setRefusing(undefined);
              // The pressed button may be gone with what was refused.
              setTimeout(() => queue.focusRow());
            }}
          />
        ) : null
      }
    >
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
            const kind = kindOf(item);
            return kind ? (
              <ApprovalRow
                key={item._id}
                kind={kind}
                queue={queue}
                item={item}
                isOpen={item._id === openId}
                onToggle={() => {
                  queue.open(item);
                  toggle(item);
                }}
                onApprove={() => approve([item])}
                onRefuse={() => refuse([item])}
              />
            ) : null;
          })}
        </ul>
      </Card>
    </QueueArea>
  );
}

type RefusalDialogProps = Pick<Parameters<typeof ReasonDialog>[0], 'onConfirm' | 'onClose'> & {
  readonly items: readonly Approval[];
  /** Of these items. */
  readonly kinds: readonly ApprovalKind[];
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
