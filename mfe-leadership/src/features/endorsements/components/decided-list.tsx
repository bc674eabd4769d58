import { ReasonDialog } from '@portal/campus-kit/queue';
import { Button, Rows, Section, Stack, Text, briefToast } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { useListDialog } from '@portal/web-kit/focus';
import { ReadState, ShowMore } from '@portal/web-kit/read-state';
import { useQueryClient } from '@tanstack/react-query';
import { endorsementKeys } from '../keys';
import { decidedMessages as messages, reasonMessages } from '../messages';
import { panelDate } from '../panel-date';
import type { DecidedKind, QueueKind, WaitingFilters } from '../queue-kind';
import { nameOf, reasonItem } from '../use-decisions';
import { useDecided } from '../use-waiting';
import type { Waiting } from '../waiting';
import styles from './queue.module.css';

interface DecidedListProps {
  readonly kind: QueueKind;
  readonly decided: DecidedKind;
  readonly filters: WaitingFilters;
  /** Loads without showing anything yet: the waiting items above would push this section down. */
  readonly isHeldBack: boolean;
}

/** The latest endorsements, which those who made them and the president can withdraw. */
export function DecidedList({ kind, decided, filters, isHeldBack }: DecidedListProps) {
  const query = useDecided(kind, decided, filters);
  const client = useQueryClient();
  const { list, open: withdrawing, setOpen: setWithdrawing, close } = useListDialog<Waiting>();
  const { approval } = kind.texts;
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (isHeldBack || (query.data && items.length === 0)) return null;
  const withdraw = async (item: Waiting, reason: string) => {
    await decided.withdraw(item._id, reason);
    briefToast.success(messages.withdrawn(nameOf(item), approval));
    await client.invalidateQueries({ queryKey: endorsementKeys.all });
  };
  return (
    <Section title={kind.texts.decided}>
      <div ref={list} tabIndex={-1}>
        <ReadState query={query} loading={messages.loading} failed={messages.failed} shape="rows" />
        {items.length > 0 ? (
          <Stack gap={3}>
            <Rows>
              {items.map((item) => (
                <DecidedRow key={item._id} item={item} onWithdraw={() => setWithdrawing(item)} />
              ))}
            </Rows>
            <ShowMore query={query}>{messages.more}</ShowMore>
          </Stack>
        ) : null}
      </div>
      {withdrawing ? (
        <ReasonDialog
          isOneParagraph
          title={reasonMessages.withdrawTitle(approval, withdrawing.title)}
          items={[reasonItem(withdrawing)]}
          hint={reasonMessages.withdrawHint}
          confirm={reasonMessages.withdraw(approval)}
          busy={reasonMessages.withdrawing}
          failed={reasonMessages.withdrawFailed(approval)}
          onConfirm={(reason) => withdraw(withdrawing, reason)}
          onClose={() => close(true)}
        />
      ) : null}
    </Section>
  );
}

function DecidedRow({ item, onWithdraw }: { readonly item: Waiting; readonly onWithdraw: () => void }) {
  const formats = useFormats();
  const { decided } = item;
  return (
    <li className={styles.decided}>
      <div>
        <p className={styles.who}>
          <strong>{item.title}</strong> <span className={styles.owner}>{item.owner?.name}</span>
        </p>
        {decided ? (
          <Text as="p" size="sm" tone="muted" isTabular>
            {messages.by(decided.by, panelDate(formats, decided.at))}
          </Text>
        ) : null}
      </div>
      {decided?.canWithdraw ? (
        <Button onPress={onWithdraw} aria-label={messages.withdrawOf(nameOf(item))}>
          {messages.withdraw}
        </Button>
      ) : null}
    </li>
  );
}
