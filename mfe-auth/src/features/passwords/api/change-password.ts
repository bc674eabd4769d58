import { calls, type BodyInput } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Sets another password, which signs every other device out. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.changePassword>) => callApi(calls.changePassword, { body }),
    onSuccess: (_answer, { endCalendarAddress = false }) => {
      void client.invalidateQueries({ queryKey: queryKeys.devices });
      // The events service hears of it a moment later, so that the link would still be there when asked for now.
      if (endCalendarAddress) client.setQueryData(queryKeys.calendarLink, { active: false });
    },
  });
}
