import { FilterSelect, SearchField, Toolbar } from '@portal/ui';
import { HOLDING_FILTERS } from '../holding-state';
import { listMessages as messages } from '../messages';
import type { HoldingFilters } from '../use-holding-filters';

const states = [
  { value: '', label: messages.all },
  ...HOLDING_FILTERS.map((state) => ({ value: state, label: messages.states[state] })),
];

/** Search and status over the list. */
export function HoldingFilterBar({ filters }: { readonly filters: HoldingFilters }) {
  const { search, type, set, state } = filters;
  return (
    <Toolbar>
      <SearchField isWide label={messages.search} value={search} onChange={type} />
      <FilterSelect
        label={messages.status}
        value={state ?? ''}
        onChange={(value) => set('status', value)}
        options={states}
      />
    </Toolbar>
  );
}
