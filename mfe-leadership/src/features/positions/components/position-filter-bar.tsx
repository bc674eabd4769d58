import { useDepartments } from '@portal/campus-kit';
import { POSITION_TYPES } from '@portal/contracts';
import { FilterSelect, SearchField, Toolbar } from '@portal/ui';
import { listMessages } from '../messages';
import type { PositionFilterState } from '../use-position-filters';

const everything = { value: '', label: listMessages.all };
const types = [everything, ...POSITION_TYPES.map((type) => ({ value: type, label: type }))];

/** Search, department and type over the list. */
export function PositionFilterBar({ state }: { readonly state: PositionFilterState }) {
  const { filters, search, type, set } = state;
  const { data: units = [] } = useDepartments();
  return (
    <Toolbar>
      <SearchField isWide label={listMessages.search} value={search} onChange={type} />
      <FilterSelect
        label={listMessages.department}
        value={filters.unit ?? ''}
        onChange={(value) => set('unit', value)}
        options={[everything, ...units.map(({ _id, name }) => ({ value: _id, label: name }))]}
      />
      <FilterSelect
        label={listMessages.type}
        value={filters.type ?? ''}
        onChange={(value) => set('type', value)}
        options={types}
      />
    </Toolbar>
  );
}
