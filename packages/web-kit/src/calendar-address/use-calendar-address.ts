import { calls, type AnswerOf } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const queryKey = queryKeys.calendarAddress;
type CalendarAddress = AnswerOf<typeof calls.readCalendarAddress>;

/**
 * The person's calendar address: `state` says whether there is one, `make` makes or renews it and is the only one to have
 * its URL, `end` ends it.
 */
export function useCalendarAddress() {
  const client = useQueryClient();
  const put = (address: CalendarAddress) => client.setQueryData<CalendarAddress>(queryKey, address);
  const state = useQuery({ queryKey, queryFn: ({ signal }) => callApi(calls.readCalendarAddress, { signal }) });
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
