import { calls, type SkillAnswer } from '@portal/contracts';
import { useDebouncedSearch, useRead } from '@portal/web-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

const MAX_SKILLS = 5;
/** Two letters are like too many names. */
const MIN_NAME_LENGTH = 3;

/** Skills of the catalogue whose names are much like this one, the most alike first; none while it is short. */
export function useSimilarSkills(name: string): readonly SkillAnswer[] {
  const [term, setTerm] = useDebouncedSearch();
  const search = useEffectEvent(setTerm);
  useEffect(() => search(name), [name]);
  const isLongEnough = (term ?? '').length >= MIN_NAME_LENGTH;
  const { data } = useRead(
    calls.listSkills,
    { query: { limit: MAX_SKILLS, like: term ?? '' } },
    { enabled: isLongEnough, placeholderData: keepPreviousData },
  );
  return (isLongEnough && data) || [];
}
