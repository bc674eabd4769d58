import { FormComboBox, type Control } from '@portal/web-kit/forms';
import { usePositionSearch } from '../api/find-positions';
import type { ClaimForm } from '../claim-schema';
import { claimMessages as messages } from '../messages';

/** The position that the person holds, found by typing. */
export function PositionField({ control }: { readonly control: Control<ClaimForm> }) {
  const { found, picker } = usePositionSearch();
  return (
    <FormComboBox
      {...picker}
      control={control}
      name="position"
      label={messages.position}
      placeholder={messages.findPosition}
      isRequired
      options={found.map(({ _id, title, unit_id: unit, position_id: code }) => ({
        id: _id,
        label: title,
        detail: `${unit.name}, ${code}`,
      }))}
    />
  );
}
