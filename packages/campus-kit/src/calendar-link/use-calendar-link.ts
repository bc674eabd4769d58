import { calls, type AnswerOf } from '@portal/contracts';
import { callApi, readKey, useRead } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const queryKey = readKey(calls.readCalendarAddress, 'answer', {});
type CalendarLink = AnswerOf<typeof calls.readCalendarAddress>;

/**
 * The person's calendar link: `state` says whether there is one, `create` creates or replaces it and is the only one to
 * have its URL, `remove` deletes it.
 */
export function useCalendarLink() {
  const client = useQueryClient();
  const put = (link: CalendarLink) => client.setQueryData<CalendarLink>(queryKey, link);
  const state = useRead(calls.readCalendarAddress);
  const create = useMutation({
    mutationFn: () => callApi(calls.makeCalendarAddress),
    onSuccess: () => put({ active: true, created_at: new Date().toISOString() }),
  });
  const remove = useMutation({
    mutationFn: () => callApi(calls.revokeCalendarAddress),
    onSuccess: () => {
      put({ active: false });
      create.reset();
    },
  });
  return { state, create, remove };
}
