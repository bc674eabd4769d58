import { FormRoomNameField } from '@portal/campus-kit/forms';
import { FieldCell, FieldGrid } from '@portal/ui';
import { defaultComboMessages } from '@portal/ui/forms';
import { FormDateField, FormSwitch, FormTextArea, FormTimeField, useWatch, type Control } from '@portal/web-kit/forms';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import type { RoomRequestForm } from '../room-request-schema';

const roomMessages = { ...defaultComboMessages, list: messages.rooms, empty: messages.ownName };

interface RoomRequestFieldsProps {
  readonly control: Control<RoomRequestForm>;
  /** Shown below room and time. */
  readonly children: ReactNode;
}

export function RoomRequestFields({ control, children }: RoomRequestFieldsProps) {
  const [use, start, isNextDay] = useWatch({ control, name: ['use', 'time', 'ends_next_day'] });
  return (
    <>
      <FormRoomNameField
        control={control}
        name="room"
        label={messages.room}
        placeholder={messages.roomExample}
        isRequired
        messages={roomMessages}
      />
      <FormDateField control={control} name="date" label={messages.date} isRequired />
      <FieldGrid>
        <FieldCell span="halfAlways">
          <FormTimeField control={control} name="time" label={messages.time} isRequired />
        </FieldCell>
        <FieldCell span="halfAlways">
          <FormTimeField
            control={control}
            name="end_time"
            label={messages.end}
            after={isNextDay ? undefined : start}
            isRequired={false}
            description={messages.endHint}
          />
        </FieldCell>
        <FieldCell span="twoThirds">
          <FormSwitch control={control} name="ends_next_day" label={messages.endsNextDay} />
        </FieldCell>
      </FieldGrid>
      {children}
      <FormTextArea
        control={control}
        name="description"
        label={use === 'event' ? messages.description : messages.details}
        isRequired={false}
      />
    </>
  );
}
