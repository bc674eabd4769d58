import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** Where histories lie in the cache. */
export const historyKey = ['role-history'] as const;

/** The offices a person holds and held, newest first. */
export function useRoleHistory(userId: string) {
  return useQuery({
    queryKey: [...historyKey, userId],
    queryFn: ({ signal }) => callApi(calls.listRoleHistory, { params: { id: userId }, signal }),
  });
}
