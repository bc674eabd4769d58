import { ComboBox } from '@portal/ui/forms';
import { CategoryBadge, useDebouncedSearch } from '@portal/web-kit';
import { useController, type Control } from 'react-hook-form';
import { texts } from '../../../texts';
import { useFoundUnits } from '../api/find-units';
import { checks, type RoleForm } from '../role-form';

const words = texts.roles;

/** The unit of a coordinator, found by typing. */
export function UnitField({ control }: { readonly control: Control<RoleForm> }) {
  const { field, fieldState } = useController({ control, name: 'unit', rules: { validate: checks.unit } });
  const [typed, type] = useDebouncedSearch();
  const { data = [], isLoading, isError } = useFoundUnits(typed);
  return (
    <ComboBox
      label={words.unit}
      placeholder={words.findUnit}
      value={field.value}
      onChange={(unit) => field.onChange(unit && { id: unit.id, label: unit.label })}
      onBlur={field.onBlur}
      inputRef={field.ref}
      options={data.map(({ _id, name, type: kind, category }) => ({
        id: _id,
        label: name,
        detail: kind,
        leading: <CategoryBadge category={category} />,
      }))}
      onInputChange={type}
      isLoading={isLoading || typed === null}
      isError={isError}
      errorMessage={fieldState.error?.message}
    />
  );
}
