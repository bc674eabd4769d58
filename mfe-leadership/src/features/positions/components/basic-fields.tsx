import { POSITION_TYPES } from '@portal/contracts';
import { FieldCell, FieldGrid, NumberField, Select, TextArea, TextField } from '@portal/ui';
import { Controller, useWatch, type Control } from 'react-hook-form';
import type { PositionForm } from '../position-form';
import { formMessages } from '../messages';
import { UnitField } from './unit-field';

const types = POSITION_TYPES.map((type) => ({ value: type, label: type }));

interface BasicFieldsProps {
  readonly control: Control<PositionForm>;
  readonly fixedUnit?: string | undefined;
}

/** What it is called, whose it is, of which type, and how many there are. */
export function BasicFields({ control, fixedUnit }: BasicFieldsProps) {
  return (
    <FieldGrid>
      <Controller
        control={control}
        name="title"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={formMessages.positionTitle}
            placeholder={formMessages.titleExample}
            isRequired
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <UnitField control={control} fixed={fixedUnit} />
      <TypeFields control={control} />
      <Controller
        control={control}
        name="description"
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label={formMessages.description}
            rows={3}
            isRequired={false}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <FieldCell span="half">
        <Controller
          control={control}
          name="count"
          render={({ field, fieldState }) => (
            <NumberField
              {...field}
              label={formMessages.count}
              description={formMessages.countHint}
              isRequired
              errorMessage={fieldState.error?.message}
            />
          )}
        />
      </FieldCell>
    </FieldGrid>
  );
}

function TypeFields({ control }: { readonly control: Control<PositionForm> }) {
  const type = useWatch({ control, name: 'type' });
  return (
    <>
      <FieldCell span="half">
        <Controller
          control={control}
          name="type"
          render={({ field, fieldState }) => (
            <Select
              {...field}
              label={formMessages.type}
              isRequired
              placeholder={formMessages.chooseType}
              options={types}
              errorMessage={fieldState.error?.message}
            />
          )}
        />
      </FieldCell>
      {type === 'Other' ? (
        <FieldCell span="half">
          <Controller
            control={control}
            name="customType"
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label={formMessages.customType}
                placeholder={formMessages.customTypeExample}
                isRequired
                errorMessage={fieldState.error?.message}
              />
            )}
          />
        </FieldCell>
      ) : null}
    </>
  );
}
