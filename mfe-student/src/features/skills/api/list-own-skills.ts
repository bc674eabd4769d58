import { calls } from '@portal/contracts';
import { pagesQuery } from '@portal/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';

/** More than most people claim; who claims more loads the rest. */
const PAGE_SIZE = 200;

/** The skills that a person claims, by category and name. */
export const ownSkillsQuery = (userId: string) =>
  pagesQuery(calls.listUserSkills, { params: { userId }, query: { limit: PAGE_SIZE } });

export const useOwnSkills = (userId: string) => useInfiniteQuery(ownSkillsQuery(userId));
