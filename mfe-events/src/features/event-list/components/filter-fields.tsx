import { calls } from '@portal/contracts';
import { Button } from '@portal/ui';
import { ComboBox } from '@portal/ui/forms';
import { useDebouncedSearch, useRead } from '@portal/web-kit';
import { DayFilter } from '@portal/web-kit/filters';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../messages';
import type { EventFilterState } from '../use-event-filters';
import styles from './filter-fields.module.css';

const MAX_UNITS = 20;

interface FilterFieldsProps {
  readonly state: EventFilterState;
  readonly hasDays: boolean;
  readonly hasUnits: boolean;
  readonly onClose: () => void;
}

export function FilterFields({ state: { filters, set, clear }, hasDays, hasUnits, onClose }: FilterFieldsProps) {
  const { from = '', to = '' } = filters;
  const clearAll = () => {
    clear();
    onClose();
  };
  return (
    <div className={styles.fields}>
      {hasUnits ? <UnitFilter unit={filters.unit} onChange={(unit) => set('unit', unit)} /> : null}
      {hasDays ? (
        <div className={styles.days}>
          <DayFilter
            label={messages.filters.from}
            value={from}
            max={to || undefined}
            onChange={(day) => set('from', day)}
          />
          <DayFilter
            label={messages.filters.to}
            value={to}
            min={from || undefined}
            onChange={(day) => set('to', day)}
            errorMessage={from && to && to < from ? messages.filters.endFirst : undefined}
          />
        </div>
      ) : null}
      <div className={styles.foot}>
        <Button variant="quiet" onPress={clearAll}>
          {messages.clear}
        </Button>
        <Button onPress={onClose}>{messages.filters.done}</Button>
      </div>
    </div>
  );
}

interface UnitFilterProps {
  readonly unit: string | undefined;
  readonly onChange: (unit: string) => void;
}

function UnitFilter({ unit, onChange }: UnitFilterProps) {
  const [typed, type] = useDebouncedSearch();
  const [label, setLabel] = useState<string>();
  // A shared URL has only the id of the unit, whose name is looked up at once.
  const {
    data: units = [],
    isLoading,
    isError,
  } = useRead(
    calls.listUnits,
    { query: { limit: MAX_UNITS, ...(typed && { q: typed }) } },
    { enabled: typed !== null || Boolean(unit), placeholderData: keepPreviousData },
  );
  const options = units.map(({ _id, name }) => ({ id: _id, label: name }));
  const name = options.find(({ id }) => id === unit)?.label ?? label ?? messages.filters.chosenUnit;
  return (
    <ComboBox
      label={messages.filters.unit}
      placeholder={messages.filters.unitExample}
      value={unit ? { id: unit, label: name } : null}
      options={options}
      onInputChange={type}
      isLoading={isLoading || typed === null}
      isError={isError}
      onChange={(chosen) => {
        setLabel(chosen?.label);
        onChange(chosen?.id ?? '');
      }}
    />
  );
}
