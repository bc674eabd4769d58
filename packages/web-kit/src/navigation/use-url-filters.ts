import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const DEBOUNCE_MS = 300;

/**
 * The filters of a list with a search field, in the query of the URL, so that Back and shared links restore them. The
 * search term goes there as `q` 300 ms after the last key, or with the next filter; `clear` removes these names and
 * leaves the rest of the query.
 */
export function useUrlFilters<Name extends string>(names: readonly (Name | 'q')[]) {
  const [params, setParams] = useSearchParams();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef<string>(undefined);
  const q = params.get('q') ?? '';
  const [search, setSearch] = useState(q);
  const [known, setKnown] = useState(q);
  const [written, setWritten] = useState(q);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Another link to this page changes the URL, and then the search field follows it. It does not follow what came from
  // the field itself, because more may have been typed by the time the URL has it.
  if (q !== known) {
    setKnown(q);
    if (q !== written) {
      setWritten(q);
      if (q !== search.trim()) setSearch(q);
    }
  }

  /** What was typed and is not in the URL yet goes there at once. */
  const takeTyped = (): readonly (readonly ['q', string])[] => {
    clearTimeout(timer.current);
    const text = typed.current;
    typed.current = undefined;
    if (text === undefined) return [];
    setWritten(text);
    return [['q', text]];
  };
  /** Several filters at once; an empty value removes one. */
  const change = (changes: readonly (readonly [name: Name | 'q', value: string])[]) => {
    const all = [...takeTyped(), ...changes];
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of all) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  };
  // Each `change` goes on from the URL of its render, and by the time that the timer runs the URL may be another one.
  const latestChange = useRef(change);
  useLayoutEffect(() => {
    latestChange.current = change;
  });
  const set = (name: Name | 'q', value: string) => change([[name, value]]);
  return {
    /** Value of a filter, trimmed; undefined when it is not set. */
    valueOf: (name: Name | 'q') => params.get(name)?.trim() || undefined,
    /** Text of the search field. */
    search,
    set,
    change,
    type(text: string) {
      setSearch(text);
      clearTimeout(timer.current);
      typed.current = text.trim();
      timer.current = setTimeout(() => latestChange.current([]), text === '' ? 0 : DEBOUNCE_MS);
    },
    clear() {
      clearTimeout(timer.current);
      typed.current = undefined;
      setSearch('');
      setWritten('');
      change(names.map((name) => [name, ''] as const));
    },
  };
}
