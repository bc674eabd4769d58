import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** How much feedback the person gave, and how much of it is resolved. */
export const ownFeedbackCountQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.feedback.ownCount(userId),
    queryFn: ({ signal }) => callApi(calls.countOwnFeedback, { params: { userId }, signal }),
  });

export const useOwnFeedbackCount = (userId: string) => useQuery(ownFeedbackCountQuery(userId));
