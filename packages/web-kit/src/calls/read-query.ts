import type { AnswerOf, Call, CallPart, ParamsInput, QueryInput } from '@portal/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi, callList, type ListPage } from '../api/call-api';
import { areaOf, type ReadName } from './cache-areas';

/** A call whose answers the query cache keeps. */
export type ReadCall = Call & { readonly name: ReadName };

/** What a read is asked with; parts without required fields may be left out. */
export type ReadInput<C extends Call> = CallPart<'params', ParamsInput<C>> & CallPart<'query', QueryInput<C>>;

/** What the cache holds of a call: its answer, one page of a list with the total, several pages, or what a search found. */
export type ReadShape = 'answer' | 'page' | 'pages' | 'found';

/** The key of a read begins with its area and the name of the call; without `input` it covers all answers of that shape. */
export function readKey<C extends ReadCall>(call: C, shape?: ReadShape, input?: ReadInput<C>): readonly unknown[] {
  return [areaOf(call), call.name, shape, input].filter((part) => part !== undefined);
}

/** The key of everything that is in the same area of the cache as the answers of a read. */
export function areaKey(call: ReadCall): readonly unknown[] {
  return [areaOf(call)];
}

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
