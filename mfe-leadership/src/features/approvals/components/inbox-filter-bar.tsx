import { useDepartments } from '@portal/campus-kit';
import { FilterSelect, Toolbar } from '@portal/ui';
import type { ApprovalKind } from '../approval';
import { inboxMessages as messages } from '../messages';
import type { InboxFilters } from '../use-inbox-filters';

interface InboxFilterBarProps {
  readonly kinds: readonly ApprovalKind[];
  readonly state: InboxFilters;
}

const everything = { value: '', label: messages.all };

/** Kind and unit of what is shown. */
export function InboxFilterBar({ kinds, state: { filters, set } }: InboxFilterBarProps) {
  const { data: units = [] } = useDepartments();
  return (
    <Toolbar>
      <FilterSelect
        label={messages.kind}
        value={filters.kind ?? ''}
        onChange={(value) => set('kind', value)}
        options={[everything, ...kinds.map(({ name, texts }) => ({ value: name, label: texts.label }))]}
      />
      <FilterSelect
        label={messages.unit}
        value={filters.unit ?? ''}
        onChange={(value) => set('unit', value)}
        options={[everything, ...units.map(({ _id, name }) => ({ value: _id, label: name }))]}
      />
    </Toolbar>
  );
}
