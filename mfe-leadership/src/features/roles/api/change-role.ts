import { calls, type BodyInput } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '../messages';

interface RoleChange {
  readonly userId: string;
  readonly body: BodyInput<typeof calls.changeRole>;
}

/** Gives or ends a role; lists are loaded again after a refusal too, because another window may have been first. */
export function useChangeRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, body }: RoleChange) => callApi(calls.changeRole, { params: { id: userId }, body }),
    meta: { failure: messages.log },
    onSettled: async () => {
      for (const queryKey of [queryKeys.people.all, queryKeys.roleHistory.all])
        void client.invalidateQueries({ queryKey });
      await client.invalidateQueries({ queryKey: queryKeys.officers });
    },
  });
}
