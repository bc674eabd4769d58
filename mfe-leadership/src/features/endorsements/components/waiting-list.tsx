import { useFocusedRow, useQueue } from '@portal/campus-kit/queue';
import { Card, Text, useViewport } from '@portal/ui';
import { useSession } from '@portal/web-kit';
import { useFocusRecovery, useKeys } from '@portal/web-kit/focus';
import { useRef, useState } from 'react';
import { queueMessages as messages, reasonMessages } from '../messages';
import type { QueueKind } from '../queue-kind';
import type { Decisions } from '../use-decisions';
import type { Waiting } from '../waiting';
import { Evidence } from './evidence';
import { EvidenceCard } from './evidence-card';
import { QueueHead } from './queue-head';
import styles from './queue.module.css';
import { ReasonDialog } from './reason-dialog';
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
  const area = useRef<HTMLDivElement>(null);
  const evidence = useRef<HTMLElement>(null);
  const { current, chosen } = queue;

  /** The row of one, or of the one that is read by then; the list when there is none. */
  const focusRow = (item?: Waiting) => {
    const row = area.current?.querySelector<HTMLElement>(item ? `[data-id="${item._id}"]` : '[aria-current]');
    (row ?? area.current)?.focus();
  };
  const endorse = (some: readonly Waiting[]) => {
    if (some.length > 0) void decisions.decide(some);
  };
  const giveBack = (some: readonly Waiting[]) => {
    if (kind.canReturn && some.length > 0) setReturning(some);
  };
  const read = () => (isBeside ? evidence.current?.focus() : focusRow());
  useKeys(
    area,
    {
      j: () => focusRow(queue.move(1)),
      k: () => focusRow(queue.move(-1)),
      x: () => current && queue.toggle(current),
      e: () => endorse(chosen),
      r: () => giveBack(chosen),
      Enter: read,
      Escape: () => focusRow(),
    },
    { isOfPage: true },
  );
  useFocusedRow(area, (id) => queue.open(items.find(({ _id }) => _id === id)));
  useFocusRecovery(area, () => focusRow());
  const about = (item: Waiting) => ({
    kind,
    item,
    mayDecide: decidedBy(item) === undefined,
    onEndorse: () => endorse([item]),
    onReturn: () => giveBack([item]),
  });
  return (
    <div ref={area} tabIndex={-1} role="group" aria-label={kind.texts.tab} className={styles.area}>
      {current ? (
        <>
          <Text as="p" size="sm" tone="muted" className={styles.keys}>
            {kind.texts.keys}
          </Text>
          <div className={styles.columns} data-choosing={queue.selected.length > 0 || undefined}>
            <Card>
              <QueueHead
                kind={kind}
                queue={queue}
                total={total}
                onEndorse={() => endorse(queue.selected)}
                onReturn={() => giveBack(queue.selected)}
              />
              <ul aria-label={kind.texts.tab}>
                {items.map((item) => (
                  <WaitingRow
                    key={item._id}
                    item={item}
                    isCurrent={item === current}
                    isSelected={queue.isSelected(item)}
                    onSelect={() => queue.toggle(item)}
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
            {isBeside ? <EvidenceCard ref={evidence} {...about(current)} /> : null}
          </div>
        </>
      ) : null}
      {returning ? (
        <ReasonDialog
          title={kind.texts.returnTitle(returning.length)}
          items={returning}
          hint={reasonMessages.returnHint}
          confirm={returning.length === 1 ? messages.giveBack : kind.texts.returnMany(String(returning.length))}
          busy={messages.returning}
          failed={reasonMessages.returnFailed}
          onConfirm={(reason) => decisions.decide(returning, reason)}
          onClose={() => {
            setReturning(undefined);
            // The pressed button may be gone with what was returned.
            setTimeout(() => focusRow());
          }}
        />
      ) : null}
    </div>
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
