import { calls, type AnswerOf } from '@portal/contracts';
import { toast } from '@portal/ui';
import { messageOf, readKey, useWrite } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { calendarLinkMessages as messages } from '../messages';

type CalendarLink = AnswerOf<typeof calls.readCalendarAddress>;

/** Deletes the link: calendars that use it get nothing any more. */
export function useDeleteCalendarLink() {
  const client = useQueryClient();
  return useWrite(calls.revokeCalendarAddress, {
    onSuccess: () => {
      client.setQueryData<CalendarLink>(readKey(calls.readCalendarAddress, 'answer', {}), { active: false });
      toast.success(messages.deleted);
    },
    onError: (error) => toast.error(messageOf(error, messages.notDeleted)),
  });
}
