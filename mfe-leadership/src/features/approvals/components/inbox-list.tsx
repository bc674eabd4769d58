import { useFocusedRow, useQueue } from '@portal/campus-kit/queue';
import { Card, Text } from '@portal/ui';
import { useFocusRecovery, useKeys } from '@portal/web-kit/focus';
import { useRef, useState } from 'react';
import type { Approval, ApprovalKind } from '../approval';
import { inboxMessages as messages } from '../messages';
import type { Decisions } from '../use-decisions';
import { ApprovalRow } from './approval-row';
import { InboxHead } from './inbox-head';
import styles from './inbox.module.css';
import { RefusalDialog } from './refusal-dialog';

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
  const area = useRef<HTMLDivElement>(null);
  const { current, chosen } = queue;
  const kindOf = ({ kind }: Approval) => kinds.find(({ name }) => name === kind);
  const refusable = (some: readonly Approval[]) => some.filter((item) => kindOf(item)?.refusal);

  const focusRow = (item?: Approval) => {
    const row = area.current?.querySelector<HTMLElement>(item ? `[data-id="${item._id}"]` : '[aria-current]');
    (row ?? area.current)?.focus();
  };
  const approve = (some: readonly Approval[]) => {
    if (some.length > 0) decisions.decide(some);
  };
  const refuse = (some: readonly Approval[]) => {
    if (refusable(some).length > 0) setRefusing(refusable(some));
  };
  const toggle = (item: Approval) => setOpenId(item._id === openId ? undefined : item._id);
  useKeys(
    area,
    {
      j: () => focusRow(queue.move(1)),
      k: () => focusRow(queue.move(-1)),
      x: () => current && queue.toggle(current),
      a: () => approve(chosen),
      r: () => refuse(chosen),
      u: () => decisions.undo(),
      Enter: () => current && toggle(current),
    },
    { isOfPage: true },
  );
  useFocusedRow(area, (id) => queue.open(items.find(({ _id }) => _id === id)));
  useFocusRecovery(area, () => focusRow());
  const close = () => {
    setRefusing(undefined);
    // The pressed button may be gone with what was refused.
    setTimeout(() => focusRow());
  };
  return (
    <div ref={area} tabIndex={-1} role="group" aria-label={messages.title} className={styles.area}>
      {current ? (
        <>
          <Text as="p" size="sm" tone="muted" className={styles.keys}>
            {messages.keys}
          </Text>
          <Card>
            <InboxHead
              queue={queue}
              total={total}
              mayRefuse={refusable(queue.selected).length > 0}
              onApprove={() => approve(queue.selected)}
              onRefuse={() => refuse(queue.selected)}
            />
            <ul aria-label={messages.list}>
              {items.map((item) => {
                const kind = kindOf(item);
                return kind ? (
                  <ApprovalRow
                    key={item._id}
                    kind={kind}
                    item={item}
                    isCurrent={item === current}
                    isOpen={item._id === openId}
                    isSelected={queue.isSelected(item)}
                    onSelect={() => queue.toggle(item)}
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
        </>
      ) : null}
      {refusing ? (
        <RefusalDialog
          items={refusing}
          kinds={kinds.filter(({ name }) => refusing.some(({ kind }) => kind === name))}
          onRefuse={(reason) => {
            decisions.decide(refusing, reason);
            close();
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
