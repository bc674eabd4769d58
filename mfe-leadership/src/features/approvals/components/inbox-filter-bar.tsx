import { useDepartments } from '@portal/campus-kit';
import { FilterSelect, Toolbar } from '@portal/ui';
import { useSession } from '@portal/web-kit';
import type { ApprovalKind } from '../approval';
import { inboxMessages as messages } from '../messages';
import type { InboxFilters } from '../use-inbox-filters';

interface InboxFilterBarProps {
  readonly kinds: readonly ApprovalKind[];
  readonly state: InboxFilters;
}

const everything = { value: '', label: messages.all };

/** Kind and unit of what is shown, and its order where that makes a difference. */
export function InboxFilterBar({ kinds, state }: InboxFilterBarProps) {
  const { filters, set } = state;
  const hasOneUnit = useSession().user?.unit !== undefined;
  return (
    <Toolbar
      trailing={
        kinds.some(({ isTimed }) => isTimed) ? (
          <FilterSelect
            label={messages.order}
            value={filters.order}
            onChange={(value) => set('order', value === 'oldest' ? value : '')}
            options={[
              { value: 'urgent', label: messages.urgent },
              { value: 'oldest', label: messages.oldest },
            ]}
          />
        ) : undefined
      }
    >
      <FilterSelect
        label={messages.kind}
        value={filters.kind ?? ''}
        onChange={(value) => set('kind', value)}
        options={[everything, ...kinds.map(({ name, texts }) => ({ value: name, label: texts.label }))]}
      />
      {hasOneUnit ? null : <UnitFilter state={state} />}
    </Toolbar>
  );
}

function UnitFilter({ state: { filters, set } }: Pick<InboxFilterBarProps, 'state'>) {
  const { data: units = [] } = useDepartments();
  return (
    <FilterSelect
      label={messages.unit}
      value={filters.unit ?? ''}
      onChange={(value) => set('unit', value)}
      options={[everything, ...units.map(({ _id, name }) => ({ value: _id, label: name }))]}
    />
  );
}
