import { FieldCell, FieldGrid, FormSection, Stack } from '@portal/ui';
import { FormNumberField, FormSwitch, useWatch, type Control } from '@portal/web-kit/forms';
import type { EventForm } from '../event-schema';
import { messages } from '../messages';
import { MomentField } from './moment-field';

/** Whether registration is required, and then its period, capacity and fees. */
export function RegistrationSection({ control, id }: { readonly control: Control<EventForm>; readonly id: string }) {
  const isRequired = useWatch({ control, name: 'isRegistrationRequired' });
  return (
    <FormSection isSplit id={id} title={messages.registration} optionalLabel={messages.optional}>
      <Stack gap={5}>
        <FormSwitch
          control={control}
          name="isRegistrationRequired"
          label={messages.required}
          description={messages.requiredHint}
        />
        {isRequired ? (
          <FieldGrid>
            <FieldCell span="half">
              <MomentField control={control} name="opens" label={messages.opens} />
            </FieldCell>
            <FieldCell span="half">
              <MomentField control={control} name="closes" ends="opens" label={messages.closes} />
            </FieldCell>
            <FieldCell span="halfAlways">
              <FormNumberField control={control} name="maxParticipants" label={messages.max} />
            </FieldCell>
            <FieldCell span="halfAlways">
              <FormNumberField control={control} name="fees" label={messages.fees} prefix="₹" />
            </FieldCell>
          </FieldGrid>
        ) : null}
      </Stack>
    </FormSection>
  );
}
