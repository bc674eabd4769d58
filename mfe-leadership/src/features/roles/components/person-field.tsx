import { calls, type Person } from '@portal/contracts';
import { TokenField } from '@portal/ui/forms';
import { useSession } from '@portal/web-kit';
import { personOption, useFormField, usePersonSearch } from '@portal/web-kit/forms';
import type { Control } from '@portal/web-kit/forms';
import { messages } from '../messages';
import { roleNameOf } from '../offices';
import type { RoleForm } from '../role-schema';

/** Who gets the role, found by typing; another choice replaces the first. */
export function PersonField({ control }: { readonly control: Control<RoleForm> }) {
  const { user } = useSession();
  const { value: chosen, onChange, ...field } = useFormField<RoleForm, Person | null>({ control, name: 'person' });
  const { found, picker } = usePersonSearch(calls.listUsers);
  // Nobody changes their own role.
  const people = found.filter(({ _id }) => _id !== user?._id);
  return (
    <TokenField
      {...field}
      {...picker}
      label={messages.person}
      placeholder={chosen ? undefined : messages.findPerson}
      description={chosen ? `${personOption(chosen).detail}. ${currentRole(chosen)}` : undefined}
      value={chosen ? [personOption(chosen)] : []}
      onChange={(options) => onChange(people.find(({ _id }) => _id === options.at(-1)?.id) ?? null)}
      options={people.map(personOption)}
    />
  );
}

const currentRole = (person: Person) =>
  person.role === 'STUDENT' ? messages.holds(roleNameOf(person)) : messages.replaces(roleNameOf(person));
