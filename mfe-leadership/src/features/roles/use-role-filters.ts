import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OfficerFilters } from './api/list-officers';
import { isOffice } from './offices';

const TYPING_PAUSE = 300;

/** The filters of the list, kept in the address so that Back and a shared link bring them back. */
export function useRoleFilters() {
  const [params, setParams] = useSearchParams();
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const q = params.get('q') ?? '';
  const role = params.get('role') ?? '';
  const [search, setSearch] = useState(q);
  useEffect(() => () => clearTimeout(typing.current), []);

  const set = (name: keyof OfficerFilters, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const type = (text: string) => {
    setSearch(text);
    clearTimeout(typing.current);
    typing.current = setTimeout(() => set('q', text.trim()), text === '' ? 0 : TYPING_PAUSE);
  };
  const clear = () => {
    clearTimeout(typing.current);
    setSearch('');
    setParams({}, { replace: true });
  };
  const filters: OfficerFilters = { q: q || undefined, role: isOffice(role) ? role : undefined };
  const isFiltered = Boolean(filters.q ?? filters.role);
  return { filters, isFiltered, search, type, setRole: (value: string) => set('role', value), clear };
}
