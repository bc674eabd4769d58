import { calls, MINUTE_MS, type SearchHit } from '@portal/contracts';
import { callApi, useSession } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { beginningsOf, matchesLoosely } from './loose-match';

const DEBOUNCE_MS = 120;

/**
 * What the services found for the typed text; where that is nothing, what differs from it by a small mistake. The last
 * results stay until those for more or fewer letters are loaded.
 */
export function useSearch(typed: string) {
  const { user, role } = useSession();
  const viewer = user ? role : 'visitor';
  const q = typed.trim();
  const term = useDebounced(q);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['search', viewer, term],
    queryFn: ({ signal }) => callApi(calls.search, { query: { q: term }, signal }),
    enabled: term !== '',
    gcTime: MINUTE_MS,
    placeholderData: (last: SearchHit[] | undefined, query): SearchHit[] | undefined =>
      isContinued(String(query?.queryKey[2] ?? ''), term) ? last : undefined,
  });
  const beginnings = beginningsOf(term);
  const isNothingFound = data?.length === 0 && !isPlaceholderData;
  const near = useQuery({
    queryKey: ['search', viewer, beginnings],
    queryFn: ({ signal }) => callApi(calls.search, { query: { q: beginnings }, signal }),
    enabled: isNothingFound && beginnings !== term,
    gcTime: MINUTE_MS,
    select: (found) => found.filter(({ title, detail }) => matchesLoosely(term, [title, detail])),
  });
  const isSearching = q !== '' && (q !== term || isFetching || near.isFetching);
  const found = isNothingFound ? near.data : data;
  return {
    hits: q === '' || !isContinued(q, term) ? [] : (found ?? []),
    isSearching,
    error: q === '' ? null : error,
    retry: () => void refetch(),
  };
}

/** Whether letters were only added or removed at the end. */
function isContinued(one: string, other: string): boolean {
  return one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one));
}

/** The text 120 ms after the last key. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
