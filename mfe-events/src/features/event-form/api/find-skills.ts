import { calls } from '@portal/contracts';
import { callApi, readKey } from '@portal/web-kit';
import { usePickerSearch } from '@portal/web-kit/forms';

const MAX_RESULTS = 20;

/** Endorsed skills of the catalogue, found by typing. */
export function useSkillSearch() {
  return usePickerSearch({
    queryKey: [...readKey(calls.listSkills, 'found'), 'endorsed'],
    find: async (q, signal) => {
      const found = await callApi(calls.listSkills, { query: { limit: MAX_RESULTS, ...(q && { q }) }, signal });
      // The list also has one's own skills that are not endorsed yet.
      return found.filter(({ is_endorsed: isEndorsed }) => isEndorsed);
    },
  });
}
