import { calls } from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';

/** More than most people claim; who claims more loads the rest. */
const PAGE_SIZE = 200;

/** The skills that a person claims, by category and name. */
export const ownSkillsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.skills.own(userId),
    queryFn: ({ pageParam: cursor, signal }) =>
      callList(calls.listUserSkills, { params: { userId }, query: { limit: PAGE_SIZE, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

export const useOwnSkills = (userId: string) => useInfiniteQuery(ownSkillsQuery(userId));
