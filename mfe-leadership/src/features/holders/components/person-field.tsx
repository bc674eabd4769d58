import { calls } from '@portal/contracts';
import { useSession } from '@portal/web-kit';
import { FormComboBox, personOption, usePersonSearch, type Control } from '@portal/web-kit/forms';
import type { HolderForm } from '../holder-schema';
import { formMessages as messages } from '../messages';

const MAX_PEOPLE = 10;

/** Who is appointed, found by typing. */
export function PersonField({ control }: { readonly control: Control<HolderForm> }) {
  const { user } = useSession();
  const { found, picker } = usePersonSearch(calls.listPickablePeople, MAX_PEOPLE);
  // Nobody appoints themselves.
  const people = found.filter(({ _id }) => _id !== user?._id);
  return (
    <FormComboBox
      {...picker}
      control={control}
      name="person"
      label={messages.user}
      placeholder={messages.findUser}
      isRequired
      options={people.map(personOption)}
    />
  );
}
