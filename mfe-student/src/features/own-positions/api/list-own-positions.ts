import { calls } from '@portal/contracts';
import { readQuery } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** More than anybody holds in a time at the institute. */
const MAX_POSITIONS = 200;

/** The positions that a person holds, held or says to hold, newest tenure first. */
export const ownPositionsQuery = (userId: string) =>
  readQuery(calls.listOwnPositions, { params: { userId }, query: { limit: MAX_POSITIONS } });

export const useOwnPositions = (userId: string) => useQuery(ownPositionsQuery(userId));
