import type { AnswerOf, Call, Empty } from '@portal/contracts';
import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { callApi, type CallInput } from '../api/call-api';
import { areasChangedBy } from './cache-areas';
import { readKey, type ReadCall } from './read-key';

/** What a write is sent with; nothing where the call requires nothing. */
export type WriteInput<C extends Call> = Empty extends CallInput<C> ? CallInput<C> | void : CallInput<C>;

/** What a write may need besides the call, such as `onSuccess` or `onMutate`. */
export type WriteOptions<C extends Call, Context> = Omit<
  UseMutationOptions<AnswerOf<C>, Error, WriteInput<C>, Context>,
  'mutationFn' | 'onSettled'
> & {
  /** Reads that no event of the call covers, because the write is not announced to others. */
  readonly alsoChanges?: readonly ReadCall[];
  /** False where the page puts the answer in its place in the cache: what shows the events is not read again. */
  readonly invalidates?: boolean;
};

/**
 * Makes a call that writes. Whatever shows what its events are about is read again, and the write is pending until that is
 * there. After a failure it is read again too, because another window or person may have been first; the reason shows
 * without waiting for it.
 */
export function useWrite<C extends Call, Context = unknown>(
  call: C,
  { alsoChanges = [], invalidates = true, ...options }: WriteOptions<C, Context> = {},
) {
  const client = useQueryClient();
  const areas = invalidates ? areasChangedBy(call) : [];
  const keys = [...areas.map((area) => [area]), ...alsoChanges.map((read) => readKey(read))];
  return useMutation<AnswerOf<C>, Error, WriteInput<C>, Context>({
    ...options,
    mutationFn: (input) => callApi<Call>(call, input ?? {}) as Promise<AnswerOf<C>>,
    onSettled: (_answer, error) => {
      const areRead = Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
      return error ? undefined : areRead;
    },
  });
}
