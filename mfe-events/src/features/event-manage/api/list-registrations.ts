import { calls } from '@portal/contracts';
import { callList } from '@portal/web-kit';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';

/** Which of those who joined are shown. */
export type Shown = 'all' | 'to-check-in' | 'waiting';

export interface RegistrationSearch {
  readonly shown: Shown;
  readonly q: string;
  /** Everybody, in as few questions as the service allows. */
  readonly isWhole: boolean;
}

const LIVE = 5000;
const FIRST = 12;
const MOST = 200;

const filters = {
  all: {},
  'to-check-in': { status: 'registered', checked_in: 'no' },
  waiting: { status: 'waiting' },
} as const;

/** Who joined, kept up to date while it is looked at. */
export function useRegistrations(id: string, { shown, q, isWhole }: RegistrationSearch) {
  const limit = isWhole ? MOST : FIRST;
  return useInfiniteQuery({
    queryKey: ['registrations', 'of-event', id, shown, q, limit],
    queryFn: ({ signal, pageParam }) =>
      callList(calls.listRegistrations, {
        params: { id },
        query: { limit, ...filters[shown], ...(q && { q }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: LIVE,
  });
}

/** The name of the first in line; nothing is asked while nobody waits. */
export function useFirstInLine(id: string, waiting: number) {
  return useQuery({
    queryKey: ['registrations', 'of-event', id, 'first-in-line', waiting],
    queryFn: ({ signal }) =>
      callList(calls.listRegistrations, { params: { id }, query: { limit: 1, status: 'waiting' }, signal }),
    enabled: waiting > 0,
    placeholderData: keepPreviousData,
    select: ({ items: [first] }) => first?.person.personal_info.name,
  });
}
