import { FormUnitPicker } from '@portal/campus-kit/forms';
import { calls } from '@portal/contracts';
import { FormSegmentedField, FormTextField, useWatch, type Control } from '@portal/web-kit/forms';
import { messages } from '../messages';
import type { RequestedEvent, RoomRequestForm } from '../room-request-schema';
import { EventField } from './event-field';

const uses = [
  { value: 'event', label: messages.forAnEvent },
  { value: 'purpose', label: messages.forPurpose },
];

interface SubjectFieldsProps {
  readonly control: Control<RoomRequestForm>;
  /** Whether the unit is the person's own, and not chosen. */
  readonly hasOwnUnit: boolean;
  readonly onPickEvent: (event: RequestedEvent) => void;
}

/** What the room is for: one of the own events, or a purpose of a unit. */
export function SubjectFields({ control, hasOwnUnit, onPickEvent }: SubjectFieldsProps) {
  const use = useWatch({ control, name: 'use' });
  return (
    <>
      <FormSegmentedField control={control} name="use" label={messages.use} options={uses} />
      {use === 'event' ? (
        <EventField control={control} onPick={onPickEvent} />
      ) : (
        <FormTextField
          control={control}
          name="purpose"
          label={messages.purpose}
          placeholder={messages.purposeExample}
          isRequired
        />
      )}
      {use === 'event' || hasOwnUnit ? null : (
        <FormUnitPicker
          control={control}
          name="unit"
          label={messages.unit}
          placeholder={messages.unitExample}
          isRequired
          call={calls.listPickableUnits}
        />
      )}
    </>
  );
}
