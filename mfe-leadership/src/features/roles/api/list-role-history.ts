import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The offices a person holds and held, newest first. */
export function useRoleHistory(userId: string) {
  return useQuery({
    queryKey: queryKeys.roleHistory.of(userId),
    queryFn: ({ signal }) => callApi(calls.listRoleHistory, { params: { id: userId }, signal }),
  });
}
