import { calls, type AnswerOf } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['calendar-address'];
type State = AnswerOf<typeof calls.readCalendarAddress>;

/** Whether one has an address, and what makes, renews and ends it. */
export function useCalendarAddress() {
  const client = useQueryClient();
  const put = (state: State) => client.setQueryData<State>(key, state);
  const state = useQuery({ queryKey: key, queryFn: ({ signal }) => callApi(calls.readCalendarAddress, { signal }) });
  const make = useMutation({
    mutationFn: () => callApi(calls.makeCalendarAddress),
    onSuccess: () => put({ active: true, created_at: new Date().toISOString() }),
  });
  const end = useMutation({
    mutationFn: () => callApi(calls.revokeCalendarAddress),
    onSuccess: () => {
      put({ active: false });
      make.reset();
    },
  });
  return { state, make, end };
}
