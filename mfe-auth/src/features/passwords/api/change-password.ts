import { calls } from '@portal/contracts';
import { readKey, useWrite } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';

/** Sets another password, which signs every other device out. */
export function useChangePassword() {
  const client = useQueryClient();
  return useWrite(calls.changePassword, {
    onSuccess: (_answer, { body: { endCalendarAddress = false } }) => {
      // The events service hears of it a moment later, so that the link would still be there when asked for now.
      if (endCalendarAddress) client.setQueryData(readKey(calls.readCalendarAddress, 'answer', {}), { active: false });
    },
  });
}
