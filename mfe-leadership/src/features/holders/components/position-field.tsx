import type { PositionAnswer } from '@portal/contracts';
import { ComboBox } from '@portal/ui/forms';
import { useSession } from '@portal/web-kit';
import { useFormField, type Control } from '@portal/web-kit/forms';
import { useManagedPositionSearch } from '../api/find-positions';
import type { HolderForm, PickedPosition } from '../holder-schema';
import { formMessages as messages } from '../messages';

/** Finds the position of the appointment by typing, among those that the officer manages. */
export function PositionField({ control }: { readonly control: Control<HolderForm> }) {
  const { user, role } = useSession();
  const { found, picker } = useManagedPositionSearch();
  const field = useFormField<HolderForm, PickedPosition | null>({ control, name: 'position' });
  const positions = found.filter((position) => position.can_manage);
  const pick = (id: string | undefined) => {
    const position = positions.find(({ _id }) => _id === id);
    field.onChange(position ? { ...optionOf(position), requirements: position.requirements } : null);
  };
  return (
    <ComboBox
      {...field}
      {...picker}
      onChange={(option) => pick(option?.id)}
      label={messages.positionTitle}
      placeholder={messages.findPosition}
      description={role === 'CLUB_COORDINATOR' && !user?.unit ? messages.noUnit : undefined}
      isRequired
      options={positions.map(optionOf)}
    />
  );
}

const optionOf = ({ _id, title, unit_id: unit, position_id: code }: PositionAnswer) => ({
  id: _id,
  label: title,
  detail: `${unit.name}, ${code}`,
});
