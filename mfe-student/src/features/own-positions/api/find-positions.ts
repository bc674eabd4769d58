import { calls } from '@portal/contracts';
import { callApi, readKey } from '@portal/web-kit';
import { usePickerSearch } from '@portal/web-kit/forms';

const MAX_POSITIONS = 20;

/** Finds positions of every unit. */
export function usePositionSearch() {
  return usePickerSearch({
    queryKey: readKey(calls.listPositions, 'found'),
    find: (q, signal) => callApi(calls.listPositions, { query: { limit: MAX_POSITIONS, ...(q && { q }) }, signal }),
  });
}
