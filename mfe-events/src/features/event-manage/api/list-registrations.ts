import { calls } from '@portal/contracts';
import { pageQuery, usePages } from '@portal/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

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
  const query = { limit, ...queries[shown], ...(q && { q }) };
  return usePages(calls.listRegistrations, { params: { id }, query }, { placeholderData: keepPreviousData });
}

/** Who is first on the waiting list; asks nothing while it is empty. */
export function useFirstWaiting(id: string, waiting: number) {
  const query = pageQuery(calls.listRegistrations, { params: { id }, query: { limit: 1, status: 'waiting' } });
  return useQuery({
    ...query,
    // Another one is first when more or fewer wait.
    queryKey: [...query.queryKey, waiting],
    enabled: waiting > 0,
    placeholderData: keepPreviousData,
    select: ({ items: [first] }) => first?.person.personal_info.name,
  });
}
