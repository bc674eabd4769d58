import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const TYPING_PAUSE = 300;

/**
 * The filters of a list with a search field, kept in the address so that Back, a shared link and a search hit bring
 * them back. What is typed goes there as `q` 300 ms after the last key; `clear` takes these names away and leaves the
 * rest of the address as it is.
 */
export function useUrlFilters<Name extends string>(names: readonly (Name | 'q')[]) {
  const [params, setParams] = useSearchParams();
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const q = params.get('q') ?? '';
  const [search, setSearch] = useState(q);
  const [known, setKnown] = useState(q);
  useEffect(() => () => clearTimeout(typing.current), []);
  // The address can change from outside, and says then what stands in the field.
  if (q !== known) {
    setKnown(q);
    if (q !== search.trim()) setSearch(q);
  }

  const change = (changes: readonly (readonly [name: string, value: string])[]) =>
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
    /** What the address says, undefined where it says nothing. */
    valueOf: (name: Name | 'q') => params.get(name)?.trim() || undefined,
    /** What stands in the search field. */
    search,
    set,
    type(text: string) {
      setSearch(text);
      clearTimeout(typing.current);
      typing.current = setTimeout(() => set('q', text.trim()), text === '' ? 0 : TYPING_PAUSE);
    },
    clear() {
      clearTimeout(typing.current);
      setSearch('');
      change(names.map((name) => [name, ''] as const));
    },
  };
}
