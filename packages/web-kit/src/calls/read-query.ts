import type { AnswerOf, Call } from '@portal/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi, callList, type ListPage } from '../api/call-api';
import { readKey, type ReadCall, type ReadInput } from './read-key';

/** The query of a call's answer: for `useQuery`, for the `prefetch` of a page and for `fetchQuery`. */
export function readQuery<C extends ReadCall>(call: C, input: ReadInput<C>) {
  return queryOptions<AnswerOf<C>>({
    queryKey: readKey(call, 'answer', input),
    queryFn: ({ signal }) => callApi<Call>(call, { ...input, signal }) as Promise<AnswerOf<C>>,
  });
}

/** The query of one page of a list, with the total. */
export function pageQuery<C extends ReadCall>(call: C, input: ReadInput<C>) {
  return queryOptions<ListPage<AnswerOf<C>>>({
    queryKey: readKey(call, 'page', input),
    queryFn: ({ signal }) => callList<Call>(call, { ...input, signal }) as Promise<ListPage<AnswerOf<C>>>,
  });
}

/** The query of a list page by page. */
export function pagesQuery<C extends ReadCall>(call: C, input: ReadInput<C>) {
  return infiniteQueryOptions({
    queryKey: readKey(call, 'pages', input),
    queryFn: ({ pageParam: cursor, signal }) => {
      const query = { ...(input.query as object | undefined), cursor };
      return callList<Call>(call, { ...input, query, signal }) as Promise<ListPage<AnswerOf<C>>>;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
}
