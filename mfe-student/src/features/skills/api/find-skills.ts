import { calls } from '@portal/contracts';
import { callApi, readKey } from '@portal/web-kit';
import { usePickerSearch } from '@portal/web-kit/forms';

const MAX_SKILLS = 20;

/** Finds skills of the catalogue by what is typed. */
export function useSkillSearch() {
  return usePickerSearch({
    queryKey: readKey(calls.listSkills, 'found'),
    find: (q, signal) => callApi(calls.listSkills, { query: { limit: MAX_SKILLS, ...(q && { q }) }, signal }),
  });
}
