import { EVENT_MODES } from '@portal/contracts';
import { FieldCell, FieldGrid, FormSection, SegmentedField, TextField } from '@portal/ui';
import { Controller, type Control } from 'react-hook-form';
import { texts } from '../../../texts';
import type { EventForm } from '../event-form';
import { MomentField } from './moment-field';

const words = texts.create;
const modes = EVENT_MODES.map((mode) => ({ value: mode, label: texts.modes[mode] }));

/** When and where. */
export function ScheduleSection({ control }: { readonly control: Control<EventForm> }) {
  return (
    <FormSection isSplit title={words.schedule} optionalLabel={words.optional}>
      <FieldGrid>
        <FieldCell span="half">
          <MomentField control={control} name="start" label={words.start} />
        </FieldCell>
        <FieldCell span="half">
          <MomentField control={control} name="end" label={words.end} />
        </FieldCell>
        <FieldCell span="half">
          <Controller
            control={control}
            name="venue"
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label={words.venue}
                description={words.venueHint}
                errorMessage={fieldState.error?.message}
              />
            )}
          />
        </FieldCell>
        <FieldCell span="half">
          <Controller
            control={control}
            name="mode"
            render={({ field: { value, onChange, onBlur }, fieldState }) => (
              <SegmentedField
                label={words.mode}
                options={modes}
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                errorMessage={fieldState.error?.message}
              />
            )}
          />
        </FieldCell>
      </FieldGrid>
    </FormSection>
  );
}
