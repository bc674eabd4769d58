import type { PositionAnswer } from '@portal/contracts';
import { useListDialog } from '@portal/web-kit/focus';
import { PagedCards } from '@portal/web-kit/paged-cards';
import { UsersRound } from 'lucide-react';
import { PAGE_SIZE, usePositionCount, usePositions } from '../api/list-positions';
import { listMessages } from '../messages';
import { usePositionFilters } from '../use-position-filters';
import { PositionActions, type PositionDialog } from './position-actions';
import { PositionCard } from './position-card';
import { PositionDialogs } from './position-dialogs';
import { PositionFilterBar } from './position-filter-bar';

/** Every position of responsibility; those who may also edit and delete it here. */
export function PositionList() {
  const state = usePositionFilters();
  const positions = usePositions(state.filters);
  const { data: all } = usePositionCount(state.isFiltered);
  const { list, open, setOpen, close } = useListDialog<{
    readonly dialog: PositionDialog;
    readonly position: PositionAnswer;
  }>();
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={listMessages.positions}>
      <PositionFilterBar state={state} />
      <PagedCards
        query={positions}
        pageSize={PAGE_SIZE}
        allTotal={all}
        isFiltered={state.isFiltered}
        onClear={state.clear}
        messages={listMessages}
        emptyIcon={<UsersRound />}
      >
        {(position) => (
          <PositionCard key={position._id} position={summaryOf(position)}>
            <PositionActions position={position} onOpen={(dialog) => setOpen({ dialog, position })} />
          </PositionCard>
        )}
      </PagedCards>
      {open ? <PositionDialogs {...open} onOpen={(dialog) => setOpen({ ...open, dialog })} onClose={close} /> : null}
    </div>
  );
}

const summaryOf = (position: PositionAnswer) => ({
  id: position.position_id,
  title: position.title,
  type: position.position_type,
  unit: position.unit_id.name,
  unitId: position.unit_id._id,
  count: position.position_count,
  filled: position.filled_count,
  skills: position.requirements.skills_required,
});
