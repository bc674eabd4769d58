import type { Person } from '@portal/contracts';
import { TokenField, type ComboOption } from '@portal/ui/forms';
import { useSession, useDebouncedSearch } from '@portal/web-kit';
import { useController, type Control } from 'react-hook-form';
import { texts } from '../../../texts';
import { useFoundPeople } from '../api/find-people';
import { nameOf } from '../offices';
import { checks, type RoleForm } from '../role-form';

const words = texts.roles;

const detailOf = ({ user_id: studentId, username }: Person) => [studentId, username].filter(Boolean).join(', ');
const optionOf = (person: Person): ComboOption => ({
  id: person._id,
  label: person.personal_info.name,
  detail: detailOf(person),
});

/** Who gets the role, found by typing; another choice takes the place of the first. */
export function PersonField({ control }: { readonly control: Control<RoleForm> }) {
  const { user } = useSession();
  const { field, fieldState } = useController({ control, name: 'person', rules: { validate: checks.person } });
  const [typed, type] = useDebouncedSearch();
  const { data = [], isLoading, isError } = useFoundPeople(typed);
  // Nobody changes the own role.
  const people = data.filter(({ _id }) => _id !== user?._id);
  const chosen = field.value;
  return (
    <TokenField
      label={words.person}
      placeholder={chosen ? undefined : words.findPerson}
      description={chosen ? `${detailOf(chosen)}. ${holds(chosen)}` : undefined}
      value={chosen ? [optionOf(chosen)] : []}
      onChange={(options) => field.onChange(people.find(({ _id }) => _id === options.at(-1)?.id) ?? null)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      options={people.map(optionOf)}
      onInputChange={type}
      isLoading={isLoading || typed === null}
      isError={isError}
      errorMessage={fieldState.error?.message}
    />
  );
}

const holds = (person: Person) =>
  person.role === 'STUDENT' ? words.holds(nameOf(person)) : words.replaces(nameOf(person));
