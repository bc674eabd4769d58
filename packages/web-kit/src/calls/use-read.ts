import type { AnswerOf, Empty } from '@portal/contracts';
import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type keepPreviousData,
  type UseInfiniteQueryResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { ListPage } from '../api/call-api';
import type { ReadCall, ReadInput } from './read-key';
import { pageQuery, pagesQuery, readQuery } from './read-query';

/** What a query may need besides the call and its input. */
export type ReadOptions<Answer> = Omit<UseQueryOptions<Answer>, 'queryKey' | 'queryFn' | 'select'>;

/** The same with the part of the answer that is wanted. */
export type SelectOptions<Answer, Data> = ReadOptions<Answer> & { readonly select: (answer: Answer) => Data };

/** What a list that is loaded page by page may need. */
export interface PagesOptions {
  readonly enabled?: boolean;
  /** `keepPreviousData`: the list of the last filters stays until that of the new ones is there. */
  readonly placeholderData?: typeof keepPreviousData;
}

/** The answer of a call, kept under a key made of the call and its input. */
export function useRead<C extends ReadCall>(call: Empty extends ReadInput<C> ? C : never): UseQueryResult<AnswerOf<C>>;
export function useRead<C extends ReadCall, Data>(
  call: C,
  input: ReadInput<C>,
  options: SelectOptions<AnswerOf<C>, Data>,
): UseQueryResult<Data>;
export function useRead<C extends ReadCall>(
  call: C,
  input: ReadInput<C>,
  options?: ReadOptions<AnswerOf<C>>,
): UseQueryResult<AnswerOf<C>>;
export function useRead(call: ReadCall, input = {}, options: ReadOptions<unknown> = {}) {
  return useQuery({ ...readQuery(call, input), ...options });
}

/** A part of one page of a list with its total, such as the total alone. */
export function usePage<C extends ReadCall, Data>(
  call: C,
  input: ReadInput<C>,
  options: SelectOptions<ListPage<AnswerOf<C>>, Data>,
): UseQueryResult<Data>;
export function usePage<C extends ReadCall>(
  call: C,
  input: ReadInput<C>,
  options?: ReadOptions<ListPage<AnswerOf<C>>>,
): UseQueryResult<ListPage<AnswerOf<C>>>;
export function usePage(call: ReadCall, input: object, options: ReadOptions<ListPage<unknown>> = {}) {
  return useQuery({ ...pageQuery(call, input), ...options });
}

/** A list page by page. */
export function usePages<C extends ReadCall>(
  call: C,
  input: ReadInput<C>,
  options: PagesOptions = {},
): UseInfiniteQueryResult<InfiniteData<ListPage<AnswerOf<C>>>> {
  return useInfiniteQuery({ ...pagesQuery(call, input), ...options });
}
