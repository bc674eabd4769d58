import { calls, categoryOfRole } from '@portal/contracts';
import { callApi, readKey, useSession } from '@portal/web-kit';
import { usePickerSearch } from '@portal/web-kit/forms';

const MAX_POSITIONS = 20;

/** Finds positions that the person may appoint for: a coordinator in the own unit, a general secretary in the own category. */
export function useManagedPositionSearch() {
  const { user, role } = useSession();
  const category = categoryOfRole(role);
  const scope = {
    ...(role === 'CLUB_COORDINATOR' && { unit: user?.unit?.id }),
    ...(category && { category }),
  };
  return usePickerSearch({
    queryKey: [...readKey(calls.listPositions, 'found'), scope],
    find: (q, signal) =>
      callApi(calls.listPositions, { query: { limit: MAX_POSITIONS, ...scope, ...(q && { q }) }, signal }),
  });
}
