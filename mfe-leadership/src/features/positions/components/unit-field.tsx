import { categoryOfRole } from '@portal/contracts';
import { TextField } from '@portal/ui';
import { ComboBox } from '@portal/ui/forms';
import { CategoryBadge, useSession, useDebouncedSearch } from '@portal/web-kit';
import { useController, type Control } from 'react-hook-form';
import { useFoundUnits } from '../api/find-units';
import type { PositionForm } from '../position-form';
import { formMessages } from '../messages';

interface UnitFieldProps {
  readonly control: Control<PositionForm>;
  /** Why the unit cannot be chosen; without it, it can. */
  readonly fixed?: string | undefined;
}

/** Whose position it is: the president's choice of all units, a secretary's of the own category, else the given one. */
export function UnitField({ control, fixed }: UnitFieldProps) {
  return fixed === undefined ? <UnitPicker control={control} /> : <FixedUnit control={control} reason={fixed} />;
}

function FixedUnit({ control, reason }: { readonly control: Control<PositionForm>; readonly reason: string }) {
  const { field, fieldState } = useController({ control, name: 'unit' });
  return (
    <TextField
      isReadOnly
      label={formMessages.unit}
      description={reason}
      value={field.value?.label ?? ''}
      onChange={() => undefined}
      inputRef={field.ref}
      errorMessage={fieldState.error?.message}
    />
  );
}

function UnitPicker({ control }: { readonly control: Control<PositionForm> }) {
  const { role } = useSession();
  const { field, fieldState } = useController({ control, name: 'unit' });
  const [typed, type] = useDebouncedSearch();
  const { data = [], isLoading, isError } = useFoundUnits(typed, categoryOfRole(role));
  return (
    <ComboBox
      label={formMessages.unit}
      placeholder={formMessages.findUnit}
      isRequired
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
