import { matchesPrefixes } from '@portal/ui';
import { ComboBox, defaultComboMessages } from '@portal/ui/forms';
import { useFormats } from '@portal/web-kit';
import { useRef, useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { texts } from '../../../texts';
import { useVenues } from '../api/list-rooms';
import type { EventForm } from '../event-form';
import { eventFormTexts as words } from '../texts';

const MOST_SHOWN = 8;
const comboMessages = { ...defaultComboMessages, list: words.rooms, empty: words.ownVenue };

/** Where it is: a room of the catalogue, or any place in the person's own words. */
export function VenueField({ control }: { readonly control: Control<EventForm> }) {
  const { field, fieldState } = useController({ control, name: 'venue' });
  const formats = useFormats();
  const [search, setSearch] = useState<string>();
  const { data: rooms = [], isLoading } = useVenues(search !== undefined);
  // The picker empties its choice before it says what is typed instead; that it opened, it says without.
  const isTyping = useRef(false);
  const wanted = (search ?? '').trim();
  const options = rooms
    .filter(({ name, building }) => wanted === '' || matchesPrefixes(wanted, name, building))
    .slice(0, MOST_SHOWN)
    .map(({ _id, name, building, capacity }) => ({
      id: _id,
      label: name,
      detail: words.seats(building, formats.number(capacity)),
    }));
  const type = (text: string) => {
    if (isTyping.current || field.value === '') field.onChange(text);
    setSearch(isTyping.current || field.value === '' ? text : '');
    isTyping.current = false;
  };
  return (
    <ComboBox
      label={texts.create.venue}
      description={texts.create.venueHint}
      value={field.value === '' ? null : { id: field.value, label: field.value }}
      onChange={(option) => {
        isTyping.current = option === null;
        if (option) field.onChange(option.label);
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      errorMessage={fieldState.error?.message}
      options={options}
      onInputChange={type}
      isLoading={isLoading}
      messages={comboMessages}
    />
  );
}
