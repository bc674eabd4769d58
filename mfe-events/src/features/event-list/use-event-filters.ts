import { EVENT_CATEGORIES, EVENT_STATUSES } from '@portal/contracts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EventFilters } from './api/list-events';

const TYPING_PAUSE = 300;

/** The filters of the list, kept in the address so that Back and a shared link bring them back. */
export function useEventFilters() {
  const [params, setParams] = useSearchParams();
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const q = params.get('q') ?? '';
  const [search, setSearch] = useState(q);
  useEffect(() => () => clearTimeout(typing.current), []);

  const set = (name: keyof EventFilters, value: string) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  };
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
  const filters: EventFilters = {
    q: q || undefined,
    category: EVENT_CATEGORIES.find((category) => category === params.get('category')),
    status: EVENT_STATUSES.find((status) => status === params.get('status')),
  };
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return { filters, isFiltered, search, type, set, clear };
}
