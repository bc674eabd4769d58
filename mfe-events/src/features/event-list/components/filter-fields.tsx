import { Button, DateField } from '@portal/ui';
import { ComboBox } from '@portal/ui/forms';
import { isCalendarDay, useDebouncedSearch } from '@portal/web-kit';
import { useState } from 'react';
import { texts } from '../../../texts';
import { useUnits } from '../api/list-units';
import type { EventFilterState } from '../use-event-filters';
import styles from './filter-fields.module.css';

const words = texts.filters;

interface FilterFieldsProps {
  readonly state: EventFilterState;
  readonly hasDays: boolean;
  readonly hasUnits: boolean;
  readonly onClose: () => void;
}

/** Whose events, and in which days. */
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
          <DayFilter label={words.from} day={from} max={to || undefined} onChange={(day) => set('from', day)} />
          <DayFilter
            label={words.to}
            day={to}
            min={from || undefined}
            onChange={(day) => set('to', day)}
            errorMessage={from && to && to < from ? words.endFirst : undefined}
          />
        </div>
      ) : null}
      <div className={styles.foot}>
        <Button variant="quiet" onPress={clearAll}>
          {texts.list.clear}
        </Button>
        <Button onPress={onClose}>{words.done}</Button>
      </div>
    </div>
  );
}

interface DayFilterProps {
  readonly label: string;
  readonly day: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly errorMessage?: string | undefined;
  readonly onChange: (day: string) => void;
}

/** Keeps what is typed until it is a day; a field whose value were taken away meanwhile could not be typed into. */
function DayFilter({ day, onChange, ...field }: DayFilterProps) {
  const [typed, setTyped] = useState(day);
  return (
    <DateField
      {...field}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        if (text === '' || isCalendarDay(text)) onChange(text);
      }}
    />
  );
}

function UnitFilter({
  unit,
  onChange,
}: {
  readonly unit: string | undefined;
  readonly onChange: (unit: string) => void;
}) {
  const [typed, type] = useDebouncedSearch();
  const [label, setLabel] = useState<string>();
  // An address that was shared names the unit by its id alone.
  const { data: units = [], isLoading, isError } = useUnits(typed ?? (unit ? '' : null));
  const options = units.map(({ _id, name }) => ({ id: _id, label: name }));
  const name = options.find(({ id }) => id === unit)?.label ?? label ?? words.chosenUnit;
  return (
    <ComboBox
      label={words.unit}
      placeholder={words.unitExample}
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
