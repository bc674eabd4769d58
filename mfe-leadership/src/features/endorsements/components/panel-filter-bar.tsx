import { EVENT_CATEGORY_NAMES } from '@portal/contracts';
import { useDepartments } from '@portal/campus-kit';
import { Button, FilterSelect, SearchField, Toolbar } from '@portal/ui';
import { X } from 'lucide-react';
import { panelMessages, queueMessages as messages } from '../messages';
import type { QueueKind } from '../queue-kind';
import type { PanelFilters } from '../use-panel-filters';

interface PanelFilterBarProps {
  readonly kind: QueueKind;
  readonly state: PanelFilters;
  /** Title of the one event whose achievements are shown, when it is known. */
  readonly ofEvent: string | undefined;
}

const everything = { value: '', label: panelMessages.all };

/** Search over the list, its order, unit, and type for those who decide on all; a link may also have chosen an event. */
export function PanelFilterBar({ kind, state, ofEvent }: PanelFilterBarProps) {
  const { filters, search, types, choosesUnit, type, set } = state;
  return (
    <Toolbar
      trailing={
        <FilterSelect
          label={panelMessages.order}
          value={filters.order ?? ''}
          onChange={(value) => set('order', value)}
          options={[
            { value: '', label: panelMessages.oldest },
            { value: 'newest', label: panelMessages.newest },
          ]}
        />
      }
    >
      <SearchField label={kind.texts.search} value={search} onChange={type} />
      {filters.event === undefined ? null : (
        <Button icon={<X />} aria-label={messages.anyEvent} onPress={() => set('event', '')}>
          {messages.ofEvent(ofEvent)}
        </Button>
      )}
      {choosesUnit ? <UnitSelect unit={filters.unit} onChange={(unit) => set('unit', unit)} /> : null}
      {types.length === 0 ? null : (
        <FilterSelect
          label={panelMessages.type}
          value={filters.type === 'all' ? '' : filters.type}
          onChange={(value) => set('type', value)}
          options={[everything, ...types.map((value) => ({ value, label: EVENT_CATEGORY_NAMES[value] }))]}
        />
      )}
    </Toolbar>
  );
}

interface UnitSelectProps {
  readonly unit: string | undefined;
  readonly onChange: (unit: string) => void;
}

function UnitSelect({ unit = '', onChange }: UnitSelectProps) {
  const { data: units = [] } = useDepartments();
  return (
    <FilterSelect
      label={panelMessages.unit}
      value={unit}
      onChange={onChange}
      options={[everything, ...units.map(({ _id, name }) => ({ value: _id, label: name }))]}
    />
  );
}
