import { calls } from '@portal/contracts';
import { pageQuery, readQuery } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

export const claimCountQuery = pageQuery(calls.listClaims, { query: { limit: 1 } });

/** How many positions that students claim wait for the person, and since when. */
export const useClaimCount = () =>
  useQuery({
    ...claimCountQuery,
    select: ({ total, items: [first] }) => ({ total, oldest: first?.updated_at ?? first?.created_at }),
  });

export const roomRequestCountQuery = (status?: 'pending') =>
  pageQuery(calls.listRoomRequests, { query: { limit: 1, sort: 'oldest', ...(status && { status }) } });

/** How many room requests there are, all or pending, and which has waited longest. */
export const useRoomRequestCount = (status?: 'pending') =>
  useQuery({ ...roomRequestCountQuery(status), select: ({ total, items: [first] }) => ({ total, first }) });

export const upcomingEventCountQuery = pageQuery(calls.listManagedEvents, { query: { limit: 1, status: 'planned' } });

/** How many events are planned, and the next of them. */
export const useUpcomingEventCount = () =>
  useQuery({ ...upcomingEventCountQuery, select: ({ total, items: [next] }) => ({ total, next }) });

export const waitingCountsQuery = readQuery(calls.readWaitingCounts, {});

/** How many claims, new skills and achievements wait for the person, and since when. */
export const useWaitingCounts = () =>
  useQuery({
    ...waitingCountsQuery,
    select: ({ user_skills: userSkills, skills, achievements, oldest }) => ({
      total: userSkills + skills + achievements,
      userSkills,
      skills,
      achievements,
      oldest,
    }),
  });
