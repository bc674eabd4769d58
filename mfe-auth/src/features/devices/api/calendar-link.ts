import { calls, type AnswerOf } from '@portal/contracts';
import { toast } from '@portal/ui';
import { callApi, messageOf, queryKeys } from '@portal/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { calendarLinkMessages as messages } from '../messages';

const queryKey = queryKeys.calendarLink;

/** Whether the person has a calendar link, and when it was read; never the link itself. */
export function useCalendarLink() {
  return useQuery({ queryKey, queryFn: ({ signal }) => callApi(calls.readCalendarAddress, { signal }) });
}

/** Deletes the link: calendars that use it get nothing any more. */
export function useDeleteCalendarLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(calls.revokeCalendarAddress),
    onSuccess: () => {
      client.setQueryData<AnswerOf<typeof calls.readCalendarAddress>>(queryKey, { active: false });
      toast.success(messages.deleted);
    },
    onError: (error) => toast.error(messageOf(error, messages.notDeleted)),
  });
}
