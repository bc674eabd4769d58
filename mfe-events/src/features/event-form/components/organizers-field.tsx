import { TokenField, type ComboOption } from '@portal/ui/forms';
import { useDebouncedSearch } from '@portal/web-kit';
import { useController, type Control } from 'react-hook-form';
import { texts } from '../../../texts';
import { usePickablePeople } from '../api/list-pickable-people';
import { usePickableUnits } from '../api/list-pickable-units';
import type { EventForm } from '../event-form';
import { eventFormTexts } from '../texts';

const words = texts.create;
type Organizer = EventForm['organizers'][number];

/** People and units lie in one list; the kind goes with the id, so that a reference says what it refers to. */
const optionId = ({ kind, id }: Pick<Organizer, 'kind' | 'id'>) => `${kind}:${id}`;

function organizerOf({ id, label }: ComboOption): Organizer {
  const [kind, rest = ''] = id.split(':', 2);
  return { id: rest, label, kind: kind === 'unit' ? 'unit' : 'user' };
}

/** Who organises it: people and units, found by typing. */
export function OrganizersField({ control }: { readonly control: Control<EventForm> }) {
  const { field, fieldState } = useController({ control, name: 'organizers' });
  const [typed, type] = useDebouncedSearch();
  const people = usePickablePeople(typed);
  const units = usePickableUnits(typed);
  const options = [
    ...(people.data ?? []).map(({ _id, username, personal_info: { name } }) => ({
      id: optionId({ kind: 'user', id: _id }),
      label: name,
      detail: username,
      group: words.people,
    })),
    ...(units.data ?? []).map(({ _id, name, type: kind }) => ({
      id: optionId({ kind: 'unit', id: _id }),
      label: name,
      detail: kind,
      group: words.units,
    })),
  ];
  return (
    <TokenField
      label={eventFormTexts.peopleAndUnits}
      description={eventFormTexts.organizersHint}
      value={field.value.map((organizer) => ({ id: optionId(organizer), label: organizer.label }))}
      onChange={(chosen) => field.onChange(chosen.map(organizerOf))}
      onBlur={field.onBlur}
      inputRef={field.ref}
      errorMessage={fieldState.error?.message}
      options={options}
      onInputChange={type}
      isLoading={people.isLoading || units.isLoading}
      isError={people.isError || units.isError}
    />
  );
}
