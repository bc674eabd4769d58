import { calls } from '@portal/contracts';
import { callApi, readKey } from '@portal/web-kit';
import { FormComboBox, usePickerSearch, type Control } from '@portal/web-kit/forms';
import type { ClaimForm } from '../claim-schema';
import { claimMessages as messages } from '../messages';

const MAX_POSITIONS = 20;

/** The position that the person holds, found by typing. */
export function PositionField({ control }: { readonly control: Control<ClaimForm> }) {
  const { found, picker } = usePickerSearch({
    queryKey: readKey(calls.listPositions, 'found'),
    find: (q, signal) => callApi(calls.listPositions, { query: { limit: MAX_POSITIONS, ...(q && { q }) }, signal }),
  });
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
