import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const DEBOUNCE_MS = 300;

/**
 * The filters of a list with a search field, in the query of the URL, so that Back and shared links restore them. The
 * search term goes there as `q` 300 ms after the last key; `clear` removes these names and leaves the rest of the query.
 */
export function useUrlFilters<Name extends string>(names: readonly (Name | 'q')[]) {
  const [params, setParams] = useSearchParams();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
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

  /** Several filters at once; an empty value removes one. */
  const change = (changes: readonly (readonly [name: Name | 'q', value: string])[]) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of changes) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
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
      timer.current = setTimeout(
        () => {
          setWritten(text.trim());
          set('q', text.trim());
        },
        text === '' ? 0 : DEBOUNCE_MS,
      );
    },
    clear() {
      clearTimeout(timer.current);
      setSearch('');
      setWritten('');
      change(names.map((name) => [name, ''] as const));
    },
  };
}
