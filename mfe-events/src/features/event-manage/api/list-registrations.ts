import { calls } from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';

const FIRST_PAGE_SIZE = 12;
const MAX_PAGE_SIZE = 200;

const queries = {
  all: {},
  'to-check-in': { status: 'registered', checked_in: 'no' },
  waiting: { status: 'waiting' },
} as const;

/** Which registrations are shown. */
export type Shown = keyof typeof queries;

interface RegistrationSearch {
  readonly shown: Shown;
  readonly q: string;
  /** Loads pages of the largest size instead of a short first one. */
  readonly isWhole: boolean;
}

/** The registrations of an event. */
export function useRegistrations(id: string, { shown, q, isWhole }: RegistrationSearch) {
  const limit = isWhole ? MAX_PAGE_SIZE : FIRST_PAGE_SIZE;
  return useInfiniteQuery({
    queryKey: [...queryKeys.registrations.ofEvent(id), shown, q, limit],
    queryFn: ({ signal, pageParam }) =>
      callList(calls.listRegistrations, {
        params: { id },
        query: { limit, ...queries[shown], ...(q && { q }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** Who is first on the waiting list; asks nothing while it is empty. */
export function useFirstWaiting(id: string, waiting: number) {
  return useQuery({
    queryKey: [...queryKeys.registrations.ofEvent(id), 'first-waiting', waiting],
    queryFn: ({ signal }) =>
      callList(calls.listRegistrations, { params: { id }, query: { limit: 1, status: 'waiting' }, signal }),
    enabled: waiting > 0,
    placeholderData: keepPreviousData,
    select: ({ items: [first] }) => first?.person.personal_info.name,
  });
}
