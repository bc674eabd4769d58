import { calls, type BodyInput, type Person } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '../../../texts';
import { peopleKey } from './find-people';
import { officersKey } from './list-officers';
import { historyKey } from './list-role-history';

export interface RoleChange {
  readonly person: Pick<Person, '_id'>;
  readonly body: BodyInput<typeof calls.changeRole>;
}

/** Gives or ends a role; what shows is asked for anew, also after a refusal: another window may have been first. */
export function useChangeRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ person, body }: RoleChange) => callApi(calls.changeRole, { params: { id: person._id }, body }),
    meta: { failure: texts.roles.log },
    onSettled: async () => {
      for (const queryKey of [peopleKey, historyKey]) void client.invalidateQueries({ queryKey });
      await client.invalidateQueries({ queryKey: officersKey });
    },
  });
}
