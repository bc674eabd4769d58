import { calls, type SearchHit } from '@portal/contracts';
import { callApi, useSession } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const TYPING_PAUSE = 120;
const KEPT_FOR = 60_000;

/** What the services found for what was typed; the last answers stay until those for more or fewer letters are there. */
export function useSearch(typed: string) {
  const { user, role } = useSession();
  const q = typed.trim();
  const asked = useSettled(q);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['search', user ? role : 'visitor', asked],
    queryFn: ({ signal }) => callApi(calls.search, { query: { q: asked }, signal }),
    enabled: asked !== '',
    gcTime: KEPT_FOR,
    placeholderData: (last: SearchHit[] | undefined, query): SearchHit[] | undefined =>
      isSameWord(String(query?.queryKey[2] ?? ''), asked) ? last : undefined,
  });
  const isAsking = q !== '' && (q !== asked || isFetching);
  return {
    hits: q === '' || !isSameWord(q, asked) ? [] : (data ?? []),
    isAsking,
    error: q === '' ? null : error,
    retry: () => void refetch(),
  };
}

/** Whether somebody is still typing the same: letters were added or taken away at the end. */
function isSameWord(one: string, other: string): boolean {
  return one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one));
}

/** The text a moment after the last key. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), text === '' ? 0 : TYPING_PAUSE);
    return () => clearTimeout(pause);
  }, [text]);
  return settled;
}
