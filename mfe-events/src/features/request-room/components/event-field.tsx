import type { EventAnswer } from '@portal/contracts';
import { ComboBox, defaultComboMessages } from '@portal/ui/forms';
import { useFormats, useDebouncedSearch } from '@portal/web-kit';
import type { Ref } from 'react';
import { texts } from '../../../texts';
import { useOwnEvents } from '../api/find-events';

const words = texts.request;
const comboMessages = { ...defaultComboMessages, list: words.events, empty: words.noEvents };

/** What a request must know of its event. */
export type RequestedEvent = Pick<EventAnswer, '_id' | 'title' | 'schedule' | 'registration'>;

interface EventFieldProps {
  readonly value: RequestedEvent | null;
  readonly onChange: (event: RequestedEvent | null) => void;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly errorMessage: string | undefined;
}

/** Which of one's own events a room is for. */
export function EventField({ value, onChange, inputRef, errorMessage }: EventFieldProps) {
  const formats = useFormats();
  const [search, type] = useDebouncedSearch();
  const { data: events = [], isFetching, isError } = useOwnEvents(search);
  return (
    <ComboBox
      label={words.event}
      placeholder={words.eventExample}
      isRequired
      value={value && { id: value._id, label: value.title }}
      onChange={(option) => onChange(events.find(({ _id }) => _id === option?.id) ?? null)}
      options={events.map(({ _id, title, schedule: { start } }) => ({
        id: _id,
        label: title,
        ...(start && { detail: formats.dateTime(start) }),
      }))}
      onInputChange={type}
      isLoading={isFetching}
      isError={isError}
      inputRef={inputRef}
      errorMessage={errorMessage}
      messages={comboMessages}
    />
  );
}
