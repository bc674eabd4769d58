import { calls, type NotificationPreferences } from '@portal/contracts';
import { toast } from '@portal/ui';
import { callApi, messageOf, readKey } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mailPreferencesMessages as messages } from '../../../messages';

const queryKey = readKey(calls.readNotificationPreferences, 'answer', {});

/** Shows the choice before it is saved, and the former one again when saving failed. */
export function useChangeMailPreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Partial<NotificationPreferences>) =>
      callApi(calls.changeNotificationPreferences, { body: change }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<NotificationPreferences>(queryKey);
      client.setQueryData<NotificationPreferences>(queryKey, (now) => now && { ...now, ...change });
      return before;
    },
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
    onError: (error, _change, before) => {
      client.setQueryData(queryKey, before);
      toast.error(messageOf(error, messages.notSaved));
    },
  });
}
