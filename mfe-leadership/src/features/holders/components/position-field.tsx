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
    if (!position) return field.onChange(null);
    const { requirements, position_count: count } = position;
    field.onChange({ ...optionOf(position), requirements, count });
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

function optionOf({ _id, title, unit_id: unit, position_id: code, ...places }: PositionAnswer) {
  const { position_count: count, filled_count: filled = 0 } = places;
  const detail = [unit.name, code, ...(filled < count ? [] : [messages.full])].join(', ');
  return { id: _id, label: title, detail };
}
