import { ComboBox } from '@portal/ui/forms';
import { CategoryBadge, useDebouncedSearch } from '@portal/web-kit';
import { useController, type Control } from 'react-hook-form';
import { texts } from '../../../texts';
import { usePickableUnits } from '../api/list-pickable-units';
import type { EventForm } from '../event-form';

const words = texts.create;

/** The unit whose event it is, found by typing. */
export function UnitField({ control }: { readonly control: Control<EventForm> }) {
  const { field, fieldState } = useController({ control, name: 'unit' });
  const [typed, type] = useDebouncedSearch();
  const { data: units = [], isLoading, isError } = usePickableUnits(typed);
  return (
    <ComboBox
      label={words.unit}
      placeholder={words.unitExample}
      isRequired
      value={field.value}
      onChange={(unit) => {
        const category = units.find(({ _id }) => _id === unit?.id)?.category;
        field.onChange(unit && { id: unit.id, label: unit.label, ...(category && { category }) });
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      errorMessage={fieldState.error?.message}
      options={units.map(({ _id, name, type: kind, category }) => ({
        id: _id,
        label: name,
        detail: kind,
        leading: <CategoryBadge category={category} />,
      }))}
      onInputChange={type}
      isLoading={isLoading || typed === null}
      isError={isError}
    />
  );
}
