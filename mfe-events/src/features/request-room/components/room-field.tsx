import { matchesPrefixes } from '@portal/ui';
import { ComboBox, defaultComboMessages, type ComboOption } from '@portal/ui/forms';
import { useFormats } from '@portal/web-kit';
import { useRef, useState, type Ref } from 'react';
import { texts } from '../../../texts';
import { useRooms } from '../api/list-rooms';

const words = texts.request;
const MOST_SHOWN = 8;
const comboMessages = { ...defaultComboMessages, list: words.rooms, empty: words.ownName };

interface RoomFieldProps {
  readonly value: string;
  readonly onChange: (room: string) => void;
  readonly onBlur: () => void;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly errorMessage: string | undefined;
}

/** The name of a room: one of the catalogue, or any other in the person's own words. */
export function RoomField({ value, onChange, ...field }: RoomFieldProps) {
  const formats = useFormats();
  const { data: rooms = [], isLoading } = useRooms();
  // Whatever was not typed here was chosen: from the list, or by the form itself.
  const [typed, setTyped] = useState('');
  const isTyping = useRef(false);
  const picked = value === typed ? null : { id: value, label: value };
  const [search, setSearch] = useState('');
  const wanted = search.trim();
  const options = rooms
    .filter(({ name, building }) => wanted === '' || matchesPrefixes(wanted, name, building))
    .slice(0, MOST_SHOWN)
    .map(({ _id, name, building, capacity }) => ({
      id: _id,
      label: name,
      detail: words.seats(building, formats.number(capacity)),
    }));

  const pick = (option: ComboOption | null) => {
    isTyping.current = option === null;
    if (!option) return;
    setTyped('');
    onChange(option.label);
  };
  const type = (text: string) => {
    setSearch(text);
    // With a room picked, this only says that the list opened.
    if (picked && !isTyping.current) return;
    isTyping.current = false;
    setTyped(text);
    onChange(text);
  };
  return (
    <ComboBox
      {...field}
      label={words.room}
      placeholder={words.roomExample}
      isRequired
      value={picked}
      onChange={pick}
      options={options}
      onInputChange={type}
      isLoading={isLoading}
      messages={comboMessages}
    />
  );
}
