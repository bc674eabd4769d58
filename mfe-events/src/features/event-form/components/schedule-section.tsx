import { FormRoomNameField } from '@portal/campus-kit/forms';
import { EVENT_MODES } from '@portal/contracts';
import { FieldCell, FieldGrid, FormSection } from '@portal/ui';
import { defaultComboMessages } from '@portal/ui/forms';
import { FormSegmentedField } from '@portal/web-kit/forms';
import type { Control } from '@portal/web-kit/forms';
import type { ReactNode } from 'react';
import { modeNames } from '../../../messages';
import type { EventForm } from '../event-schema';
import { messages } from '../messages';
import { ConflictWarning } from './conflict-warning';
import { MomentField } from './moment-field';

const modes = EVENT_MODES.map((mode) => ({ value: mode, label: modeNames[mode] }));
const venueMessages = { ...defaultComboMessages, list: messages.rooms, empty: messages.ownVenue };

interface ScheduleSectionProps {
  readonly control: Control<EventForm>;
  readonly id: string;
  /** Absent for a new event. */
  readonly eventId?: string | undefined;
  /** Below the fields. */
  readonly note?: ReactNode;
}

export function ScheduleSection({ control, id, eventId, note }: ScheduleSectionProps) {
  return (
    <FormSection isSplit id={id} title={messages.schedule} optionalLabel={messages.optional}>
      <FieldGrid>
        <FieldCell span="half">
          <MomentField control={control} name="start" label={messages.start} />
        </FieldCell>
        <FieldCell span="half">
          <MomentField control={control} name="end" ends="start" label={messages.end} />
        </FieldCell>
        <FieldCell span="half">
          <FormRoomNameField
            control={control}
            name="venue"
            label={messages.venue}
            description={messages.venueHint}
            messages={venueMessages}
          />
        </FieldCell>
        <FieldCell span="half">
          <FormSegmentedField control={control} name="mode" label={messages.mode} options={modes} />
        </FieldCell>
        <ConflictWarning control={control} except={eventId} />
        {note}
      </FieldGrid>
    </FormSection>
  );
}
