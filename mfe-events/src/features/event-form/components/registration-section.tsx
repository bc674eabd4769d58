import { FieldCell, FieldGrid, FormSection, NumberField, Stack, Switch } from '@portal/ui';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { texts } from '../../../texts';
import type { EventForm } from '../event-form';
import { MomentField } from './moment-field';

const words = texts.create;

/** Whether one has to register, and then from when to when, for how much, and how many. */
export function RegistrationSection({ control, id }: { readonly control: Control<EventForm>; readonly id: string }) {
  const isRequired = useWatch({ control, name: 'isRegistrationRequired' });
  return (
    <FormSection isSplit id={id} title={words.registration} optionalLabel={words.optional}>
      <Stack gap={5}>
        <Controller
          control={control}
          name="isRegistrationRequired"
          render={({ field: { value, onChange, onBlur } }) => (
            <Switch
              label={words.required}
              description={words.requiredHint}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
        {isRequired ? <RegistrationFields control={control} /> : null}
      </Stack>
    </FormSection>
  );
}

function RegistrationFields({ control }: { readonly control: Control<EventForm> }) {
  return (
    <FieldGrid>
      <FieldCell span="half">
        <MomentField control={control} name="opens" label={words.opens} />
      </FieldCell>
      <FieldCell span="half">
        <MomentField control={control} name="closes" label={words.closes} />
      </FieldCell>
      <FieldCell span="halfAlways">
        <Controller
          control={control}
          name="maxParticipants"
          render={({ field, fieldState }) => (
            <NumberField {...field} label={words.max} errorMessage={fieldState.error?.message} />
          )}
        />
      </FieldCell>
      <FieldCell span="halfAlways">
        <Controller
          control={control}
          name="fees"
          render={({ field, fieldState }) => (
            <NumberField {...field} label={words.fees} prefix="₹" errorMessage={fieldState.error?.message} />
          )}
        />
      </FieldCell>
    </FieldGrid>
  );
}
