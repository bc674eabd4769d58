import type { OwnHolding } from '@portal/contracts';
import { Button, EmptyState, Rows, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { useListDialog } from '@portal/web-kit/focus';
import { ReadState } from '@portal/web-kit/read-state';
import { IdCard, SearchX } from 'lucide-react';
import { useOwnPositions } from '../api/list-own-positions';
import { listMessages as messages } from '../messages';
import { useHoldingFilters } from '../use-holding-filters';
import { ClaimDialog } from './claim-dialog';
import { HoldingFilterBar } from './holding-filter-bar';
import { HoldingRow } from './holding-row';
import styles from './own-positions.module.css';
import { WithdrawDialog } from './withdraw-dialog';

/** The positions that the person holds, held or says to hold. */
export function OwnPositionList({ userId }: { readonly userId: string }) {
  const query = useOwnPositions(userId);
  const { data } = query;
  const filters = useHoldingFilters();
  const { list, open, setOpen, close } = useListDialog<{
    readonly dialog: 'correct' | 'withdraw';
    readonly holding: OwnHolding;
  }>();
  const formats = useFormats();
  const shown = data?.filter(filters.isShown) ?? [];
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={messages.title}>
      <HoldingFilterBar filters={filters} />
      <Text as="p" size="sm" tone="muted" isTabular role="status" className={styles.count}>
        {data ? messages.count(formats.number(shown.length), formats.number(data.length)) : null}
      </Text>
      <ReadState query={query} loading={messages.loading} failed={messages.failed} shape="items" />
      {data && shown.length === 0 ? (
        filters.isFiltered ? (
          <EmptyState
            icon={<SearchX />}
            title={messages.noneFound}
            text={messages.noneFoundText}
            action={<Button onPress={filters.clear}>{messages.clear}</Button>}
          />
        ) : (
          <EmptyState icon={<IdCard />} title={messages.none} text={messages.noneText} />
        )
      ) : null}
      {shown.length > 0 ? (
        <Rows>
          {shown.map((holding) => (
            <HoldingRow
              key={holding._id}
              holding={holding}
              onCorrect={() => setOpen({ dialog: 'correct', holding })}
              onWithdraw={() => setOpen({ dialog: 'withdraw', holding })}
            />
          ))}
        </Rows>
      ) : null}
      {open?.dialog === 'correct' ? (
        <ClaimDialog userId={userId} returned={open.holding} onClose={() => close(false)} />
      ) : null}
      {open?.dialog === 'withdraw' ? <WithdrawDialog holding={open.holding} onClose={close} /> : null}
    </div>
  );
}
