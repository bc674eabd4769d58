import { calls, UNIT_TYPE_NAMES } from '@portal/contracts';
import { TokenField, type ComboOption } from '@portal/ui/forms';
import { callApi, readKey } from '@portal/web-kit';
import { personOption, useFormField, usePersonSearch, usePickerSearch } from '@portal/web-kit/forms';
import type { Control } from '@portal/web-kit/forms';
import type { EventForm } from '../event-schema';
import { messages } from '../messages';

const MAX_RESULTS = 20;
type Organizer = EventForm['organizers'][number];

/** People and units are options of one list, so an option's id also tells the kind. */
const optionId = ({ kind, id }: Pick<Organizer, 'kind' | 'id'>) => `${kind}:${id}`;

function organizerOf({ id, label }: ComboOption): Organizer {
  const [kind, rest = ''] = id.split(':', 2);
  return { id: rest, label, kind: kind === 'unit' ? 'unit' : 'user' };
}

/** People and units, found by typing. */
export function OrganizersField({ control }: { readonly control: Control<EventForm> }) {
  const { value, onChange, ...field } = useFormField<EventForm, Organizer[]>({ control, name: 'organizers' });
  const people = usePersonSearch(calls.listPickablePeople, MAX_RESULTS);
  const units = usePickerSearch({
    queryKey: readKey(calls.listPickableUnits, 'found'),
    find: (q, signal) => callApi(calls.listPickableUnits, { query: { limit: MAX_RESULTS, ...(q && { q }) }, signal }),
  });
  const options = [
    ...people.found.map((person) => ({
      ...personOption(person),
      id: optionId({ kind: 'user', id: person._id }),
      group: messages.people,
    })),
    ...units.found.map(({ _id, name, type }) => ({
      id: optionId({ kind: 'unit', id: _id }),
      label: name,
      detail: UNIT_TYPE_NAMES[type],
      group: messages.units,
    })),
  ];
  return (
    <TokenField
      {...field}
      label={messages.peopleAndUnits}
      description={messages.organizersHint}
      value={value.map((organizer) => ({ id: optionId(organizer), label: organizer.label }))}
      onChange={(chosen) => onChange(chosen.map(organizerOf))}
      options={options}
      onInputChange={(text) => {
        people.picker.onInputChange(text);
        units.picker.onInputChange(text);
      }}
      isLoading={people.picker.isLoading || units.picker.isLoading}
      isError={people.picker.isError || units.picker.isError}
    />
  );
}
