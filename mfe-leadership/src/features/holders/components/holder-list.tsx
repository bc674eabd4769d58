import type { HolderAnswer } from '@portal/contracts';
import { LoadingState } from '@portal/ui';
import { usePermission } from '@portal/web-kit';
import { useListDialog } from '@portal/web-kit/focus';
import { PagedCards } from '@portal/web-kit/paged-cards';
import { UsersRound } from 'lucide-react';
import { useClaimCount } from '../api/list-claims';
import { PAGE_SIZE, useHolderCount, useHolders } from '../api/list-holders';
import { listMessages as messages } from '../messages';
import type { HolderDialog } from '../holder-dialog';
import { useHolderFilters } from '../use-holder-filters';
import { ClaimsLink } from './claims-link';
import { HolderCard } from './holder-card';
import { HolderDialogs } from './holder-dialogs';
import { HolderFilterBar } from './holder-filter-bar';

/** Who holds and held which position; those who may also change and delete the records here. */
export function HolderList() {
  const state = useHolderFilters();
  const holders = useHolders(state.filters);
  const { data: all } = useHolderCount(state.isFiltered);
  const mayConfirm = usePermission('listClaims');
  const claims = useClaimCount(mayConfirm);
  const { list, open, setOpen, close } = useListDialog<{
    readonly dialog: HolderDialog;
    readonly holder: HolderAnswer;
  }>();
  const shown = holders.data?.pages[0]?.items[0];
  // The link to the claims is above: it would push the list down under the finger.
  const isHeldBack = claims.isLoading && claims.failureCount === 0;
  return (
    <>
      {mayConfirm ? <ClaimsLink query={claims} /> : null}
      {isHeldBack ? (
        <LoadingState label={messages.loading} shape="cards" />
      ) : (
        <div ref={list} tabIndex={-1} role="group" aria-label={messages.holders}>
          <HolderFilterBar state={state} position={shown?.position_id.title} />
          <PagedCards
            query={holders}
            pageSize={PAGE_SIZE}
            allTotal={all}
            isFiltered={state.isFiltered}
            onClear={state.clear}
            messages={messages}
            emptyIcon={<UsersRound />}
          >
            {(holder) => (
              <HolderCard key={holder._id} holder={holder} onOpen={(dialog) => setOpen({ dialog, holder })} />
            )}
          </PagedCards>
          {open ? <HolderDialogs {...open} onOpen={(dialog) => setOpen({ ...open, dialog })} onClose={close} /> : null}
        </div>
      )}
    </>
  );
}
