import { EVENT_MODES } from '@portal/contracts';
import { FieldCell, FieldGrid, FormSection, SegmentedField } from '@portal/ui';
import { Controller, type Control } from 'react-hook-form';
import { texts } from '../../../texts';
import type { EventForm } from '../event-form';
import { ClashWarning } from './clash-warning';
import { MomentField } from './moment-field';
import { VenueField } from './venue-field';

const words = texts.create;
const modes = EVENT_MODES.map((mode) => ({ value: mode, label: texts.modes[mode] }));

interface ScheduleSectionProps {
  readonly control: Control<EventForm>;
  readonly id: string;
  /** The event that is edited. */
  readonly eventId?: string | undefined;
}

/** When and where. */
export function ScheduleSection({ control, id, eventId }: ScheduleSectionProps) {
  return (
    <FormSection isSplit id={id} title={words.schedule} optionalLabel={words.optional}>
      <FieldGrid>
        <FieldCell span="half">
          <MomentField control={control} name="start" label={words.start} />
        </FieldCell>
        <FieldCell span="half">
          <MomentField control={control} name="end" label={words.end} />
        </FieldCell>
        <FieldCell span="half">
          <VenueField control={control} />
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
        <ClashWarning control={control} except={eventId} />
      </FieldGrid>
    </FormSection>
  );
}
