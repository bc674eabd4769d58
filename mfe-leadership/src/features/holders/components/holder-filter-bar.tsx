import { useDepartments, useTenures } from '@portal/campus-kit';
import { HOLDER_STATUS_NAMES, HOLDER_STATUSES } from '@portal/contracts';
import { Button, FilterSelect, SearchField, Toolbar } from '@portal/ui';
import { X } from 'lucide-react';
import { listMessages as messages } from '../messages';
import type { HolderFilterState } from '../use-holder-filters';

const everything = { value: '', label: messages.all };
const statuses = [everything, ...HOLDER_STATUSES.map((value) => ({ value, label: HOLDER_STATUS_NAMES[value] }))];

interface HolderFilterBarProps {
  readonly state: HolderFilterState;
  /** Title of the one position whose holders are shown, when it is known. */
  readonly position: string | undefined;
}

/** Search, status, tenure and department over the list; a link may also have chosen a position. */
export function HolderFilterBar({ state, position }: HolderFilterBarProps) {
  const { filters, search, type, set } = state;
  const { data: units = [] } = useDepartments();
  const { tenures } = useTenures();
  return (
    <Toolbar>
      <SearchField isWide label={messages.search} value={search} onChange={type} />
      {filters.position === undefined ? null : (
        <Button icon={<X />} aria-label={messages.anyPosition} onPress={() => set('position', '')}>
          {messages.ofPosition(position)}
        </Button>
      )}
      <FilterSelect
        label={messages.status}
        value={filters.status ?? ''}
        onChange={(value) => set('status', value)}
        options={statuses}
      />
      <FilterSelect
        label={messages.tenure}
        value={filters.tenure_year ?? ''}
        onChange={(value) => set('tenure_year', value)}
        options={[everything, ...tenures.map((tenure) => ({ value: tenure, label: tenure }))]}
      />
      <FilterSelect
        label={messages.department}
        value={filters.unit ?? ''}
        onChange={(value) => set('unit', value)}
        options={[everything, ...units.map(({ _id, name }) => ({ value: _id, label: name }))]}
      />
    </Toolbar>
  );
}
