import { calls } from '@portal/contracts';
import { readQuery } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

export const waitingCountsQuery = readQuery(calls.readWaitingCounts, {});

/** How many claims, new skills and achievements wait for the person, and since when. */
export const useWaitingCounts = () =>
  useQuery({
    ...waitingCountsQuery,
    select: ({ user_skills: claims, skills, achievements, oldest }) => ({
      total: claims + skills + achievements,
      oldest,
    }),
  });
