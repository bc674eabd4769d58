import { FieldCell, FieldGrid, NumberField, TextField } from '@portal/ui';
import { TokenField } from '@portal/ui/forms';
import { Controller, type Control } from 'react-hook-form';
import type { RoomForm } from '../room-form';
import { texts as words } from '../texts';

/** What one says of a room. */
export function RoomFields({ control }: { readonly control: Control<RoomForm> }) {
  return (
    <>
      <Controller
        control={control}
        name="name"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={words.name}
            placeholder={words.nameExample}
            isRequired
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <FieldGrid>
        <FieldCell span="twoThirds">
          <Controller
            control={control}
            name="building"
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label={words.building}
                isRequired={false}
                errorMessage={fieldState.error?.message}
              />
            )}
          />
        </FieldCell>
        <FieldCell span="third">
          <Controller
            control={control}
            name="capacity"
            render={({ field, fieldState }) => (
              <NumberField {...field} label={words.capacity} isRequired errorMessage={fieldState.error?.message} />
            )}
          />
        </FieldCell>
      </FieldGrid>
      <Controller
        control={control}
        name="equipment"
        render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
          <TokenField
            label={words.equipment}
            description={words.equipmentHint}
            isRequired={false}
            allowsNew
            inputRef={ref}
            value={value.map((label) => ({ id: label, label }))}
            onChange={(tokens) => onChange(tokens.map(({ label }) => label))}
            onBlur={onBlur}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}
