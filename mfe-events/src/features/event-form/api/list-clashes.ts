import { calls, type QueryInput } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export type ClashQuestion = QueryInput<typeof calls.listConflicts>;

/** What else happens then; advice only, so that a failure is silent. */
export function useClashes(question: ClashQuestion | null) {
  return useQuery({
    queryKey: ['clashes', question],
    queryFn: ({ signal }) => (question ? callApi(calls.listConflicts, { query: question, signal }) : []),
    enabled: question !== null,
    placeholderData: keepPreviousData,
  });
}
