import { UNIT_TYPE_NAMES, type calls, type UnitCategory } from '@portal/contracts';
import { ComboBox, type ComboBoxProps } from '@portal/ui/forms';
import { callApi, readKey } from '@portal/web-kit';
import {
  useFormField,
  usePickerSearch,
  type FieldValues,
  type FormFieldProps,
  type PickedOption,
} from '@portal/web-kit/forms';
import { CategoryBadge } from '../category/category-badge';

const MAX_UNITS = 20;

/** The calls that find organizational units. */
export type UnitsCall = typeof calls.listUnits | typeof calls.listPickableUnits;

/** What a form keeps of a unit that was picked. */
export interface PickedUnit extends PickedOption {
  readonly category?: UnitCategory | undefined;
}

/** Props of `FormUnitPicker`. */
export type FormUnitPickerProps<Values extends FieldValues> = Omit<
  FormFieldProps<Values, PickedUnit | null, ComboBoxProps>,
  'options' | 'onInputChange' | 'isLoading' | 'isError'
> & {
  /** `calls.listUnits` for all units, `calls.listPickableUnits` for those the person may create events for. */
  readonly call: UnitsCall;
  /** `expand: '1'` makes `listUnits` tell the category, `category` narrows it down. */
  readonly query?: UnitQuery;
  /** Said at the field when the units could not be loaded. */
  readonly failed?: string;
};

type UnitQuery = { readonly expand?: '1'; readonly category?: UnitCategory } | undefined;

/** One organizational unit, found by typing, with the color of its category. */
export function FormUnitPicker<Values extends FieldValues>({
  control,
  name,
  call,
  query,
  failed,
  ...props
}: FormUnitPickerProps<Values>) {
  const { onChange, errorMessage, ...field } = useFormField<Values, PickedUnit | null>({ control, name });
  const { found, picker } = usePickerSearch({
    queryKey: [...readKey<UnitsCall>(call, 'found'), query],
    find: (q, signal) => findUnits(call, { ...query, q, signal }),
  });
  const pick = (picked: PickedOption | null) => {
    const unit = found.find(({ _id }) => _id === picked?.id);
    onChange(picked && { id: picked.id, label: picked.label, ...(unit?.category && { category: unit.category }) });
  };
  return (
    <ComboBox
      {...props}
      {...field}
      {...picker}
      errorMessage={picker.isError && failed !== undefined ? failed : errorMessage}
      onChange={pick}
      options={found.map((unit) => ({
        id: unit._id,
        label: unit.name,
        detail: UNIT_TYPE_NAMES[unit.type],
        leading: <CategoryBadge category={unit.category} />,
      }))}
    />
  );
}

interface UnitQuestion extends NonNullable<UnitQuery> {
  readonly q: string;
  readonly signal: AbortSignal;
}

/** Both calls take these and answer units. */
function findUnits(call: UnitsCall, { q, signal, ...query }: UnitQuestion) {
  return callApi(call as typeof calls.listUnits, { query: { limit: MAX_UNITS, ...(q && { q }), ...query }, signal });
}
