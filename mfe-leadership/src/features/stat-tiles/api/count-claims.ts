import { calls } from '@portal/contracts';
import { pageQuery } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

export const claimCountQuery = pageQuery(calls.listClaims, { query: { limit: 1 } });

/** How many positions that students claim wait for the person. */
export const useClaimCount = () => useQuery({ ...claimCountQuery, select: ({ total }) => total });
