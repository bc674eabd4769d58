import { calls } from '@portal/contracts';
import { ComboBox, defaultComboMessages } from '@portal/ui/forms';
import { readKey, useFormats } from '@portal/web-kit';
import { useFormField, usePickerSearch } from '@portal/web-kit/forms';
import type { Control } from '@portal/web-kit/forms';
import { findOwnEvents } from '../api/find-own-events';
import { messages } from '../messages';
import type { RequestedEvent, RoomRequestForm } from '../room-request-schema';

const comboMessages = { ...defaultComboMessages, list: messages.events, empty: messages.noEvents };

interface EventFieldProps {
  readonly control: Control<RoomRequestForm>;
  readonly onPick: (event: RequestedEvent) => void;
}

/** One of the own events, found by typing. */
export function EventField({ control, onPick }: EventFieldProps) {
  const formats = useFormats();
  const { value, onChange, ...field } = useFormField<RoomRequestForm, RequestedEvent | null>({
    control,
    name: 'event',
  });
  const { found, picker } = usePickerSearch({
    queryKey: readKey(calls.listManagedEvents, 'found'),
    find: findOwnEvents,
  });
  const pick = (id: string | undefined) => {
    const event = found.find(({ _id }) => _id === id) ?? null;
    onChange(event);
    if (event) onPick(event);
  };
  return (
    <ComboBox
      {...field}
      {...picker}
      label={messages.event}
      placeholder={messages.eventExample}
      isRequired
      value={value && { id: value._id, label: value.title }}
      onChange={(option) => pick(option?.id)}
      options={found.map(({ _id, title, schedule: { start } }) => ({
        id: _id,
        label: title,
        ...(start && { detail: formats.dateTime(start) }),
      }))}
      messages={comboMessages}
    />
  );
}
