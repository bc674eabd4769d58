import { calls, matchesSearch, MINUTE_MS } from '@portal/contracts';
import { ComboBox, type ComboBoxProps, type ComboOption } from '@portal/ui/forms';
import { useFormats, useRead } from '@portal/web-kit';
import { useFormField, type FieldValues, type FormFieldProps } from '@portal/web-kit/forms';
import { useRef, useState } from 'react';

const MAX_ROOMS = 200;
const MAX_SUGGESTIONS = 8;

/** Props of `FormRoomNameField`. */
export type FormRoomNameFieldProps<Values extends FieldValues> = Omit<
  FormFieldProps<Values, string, ComboBoxProps>,
  'options' | 'onInputChange' | 'isLoading' | 'isError'
>;

/**
 * The name of a place: a room of the catalogue, or any other text. The catalogue only suggests, so a failure to load it
 * is silent.
 */
export function FormRoomNameField<Values extends FieldValues>({
  control,
  name,
  ...props
}: FormRoomNameFieldProps<Values>) {
  const { value, onChange, ...field } = useFormField<Values, string>({ control, name });
  const formats = useFormats();
  // Any other value than the typed one was picked from the list or set by the form, and is shown as a choice.
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState<string>();
  const isTyping = useRef(false);
  const picked = value === typed ? null : { id: value, label: value };
  const { data: rooms = [], isLoading } = useRoomNames(term !== undefined);
  const options = rooms
    .filter(({ name: room, building }) => !term?.trim() || matchesSearch(term.trim(), room, building))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ _id, name: room, building, capacity }) => {
      const seats = `${formats.number(capacity)} seats`;
      return { id: _id, label: room, detail: building ? `${building}, ${seats}` : seats };
    });
  const pick = (option: ComboOption | null) => {
    isTyping.current = option === null;
    if (!option) return;
    setTyped('');
    onChange(option.label);
  };
  const type = (text: string) => {
    setTerm(text);
    // The picker reports a text also when its list opens, which must not replace the choice.
    if (picked && !isTyping.current) return;
    isTyping.current = false;
    setTyped(text);
    onChange(text);
  };
  return (
    <ComboBox
      {...props}
      {...field}
      value={picked}
      onChange={pick}
      options={options}
      onInputChange={type}
      isLoading={isLoading}
    />
  );
}

function useRoomNames(isEnabled: boolean) {
  return useRead(
    calls.listRooms,
    { query: { limit: MAX_ROOMS } },
    { enabled: isEnabled, staleTime: 5 * MINUTE_MS, select: (found) => found.filter(({ active }) => active) },
  );
}
