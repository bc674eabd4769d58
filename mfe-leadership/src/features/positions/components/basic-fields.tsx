import { POSITION_TYPES } from '@portal/contracts';
import { FieldCell, FieldGrid } from '@portal/ui';
import {
  FormNumberField,
  FormSelect,
  FormTextArea,
  FormTextField,
  useWatch,
  type Control,
} from '@portal/web-kit/forms';
import { formMessages as messages } from '../messages';
import type { PositionForm } from '../position-schema';
import { UnitField } from './unit-field';

const types = POSITION_TYPES.map((type) => ({ value: type, label: type }));

interface BasicFieldsProps {
  readonly control: Control<PositionForm>;
  readonly fixedUnit?: string | undefined;
}

/** What it is called, whose it is, of which type, and how many there are. */
export function BasicFields({ control, fixedUnit }: BasicFieldsProps) {
  const type = useWatch({ control, name: 'type' });
  return (
    <FieldGrid>
      <FormTextField
        control={control}
        name="title"
        label={messages.positionTitle}
        placeholder={messages.titleExample}
        isRequired
      />
      <UnitField control={control} fixed={fixedUnit} />
      <FieldCell span="half">
        <FormSelect
          control={control}
          name="type"
          label={messages.type}
          isRequired
          placeholder={messages.chooseType}
          options={types}
        />
      </FieldCell>
      {type === 'Other' ? (
        <FieldCell span="half">
          <FormTextField
            control={control}
            name="customType"
            label={messages.customType}
            placeholder={messages.customTypeExample}
            isRequired
          />
        </FieldCell>
      ) : null}
      <FormTextArea control={control} name="description" label={messages.description} rows={3} isRequired={false} />
      <FieldCell span="half">
        <FormNumberField
          control={control}
          name="count"
          label={messages.count}
          description={messages.countHint}
          isRequired
        />
      </FieldCell>
    </FieldGrid>
  );
}
