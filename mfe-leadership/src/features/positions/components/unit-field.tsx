import { FormUnitPicker, type PickedUnit } from '@portal/campus-kit/forms';
import { calls, categoryOfRole } from '@portal/contracts';
import { TextField } from '@portal/ui';
import { useSession } from '@portal/web-kit';
import { useFormField, type Control } from '@portal/web-kit/forms';
import { formMessages as messages } from '../messages';
import type { PositionForm } from '../position-schema';

interface UnitFieldProps {
  readonly control: Control<PositionForm>;
  /** Why the unit cannot be chosen; without it, it can. */
  readonly fixed?: string | undefined;
}

/** The unit of a position: the president picks any, a general secretary one of their category; otherwise it is given. */
export function UnitField({ control, fixed }: UnitFieldProps) {
  const category = categoryOfRole(useSession().role);
  if (fixed !== undefined) return <FixedUnit control={control} reason={fixed} />;
  return (
    <FormUnitPicker
      control={control}
      name="unit"
      label={messages.unit}
      placeholder={messages.findUnit}
      isRequired
      call={calls.listUnits}
      query={{ expand: '1', ...(category && { category }) }}
    />
  );
}

function FixedUnit({ control, reason }: { readonly control: Control<PositionForm>; readonly reason: string }) {
  const { value, inputRef, errorMessage } = useFormField<PositionForm, PickedUnit | null>({ control, name: 'unit' });
  return (
    <TextField
      isReadOnly
      label={messages.unit}
      description={reason}
      value={value?.label ?? ''}
      onChange={() => undefined}
      inputRef={inputRef}
      errorMessage={errorMessage}
    />
  );
}
