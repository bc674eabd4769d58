import { EVENT_CATEGORIES, EVENT_STATUSES } from '@portal/contracts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EventFilters } from './api/list-events';

const TYPING_PAUSE = 300;
const NAMES = ['q', 'category', 'status', 'unit', 'from', 'to'] as const satisfies readonly (keyof EventFilters)[];
/** What a date field holds. */
const DAY = /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

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
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of NAMES) next.delete(name);
        return next;
      },
      { replace: true },
    );
  };
  const dayOf = (name: 'from' | 'to') => DAY.exec(params.get(name) ?? '')?.[0];
  const filters: EventFilters = {
    q: q || undefined,
    category: EVENT_CATEGORIES.find((category) => category === params.get('category')),
    status: EVENT_STATUSES.find((status) => status === params.get('status')),
    unit: /^[0-9a-f]{24}$/.exec(params.get('unit') ?? '')?.[0],
    from: dayOf('from'),
    to: dayOf('to'),
  };
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return { filters, isFiltered, search, type, set, clear };
}

export type EventFilterState = ReturnType<typeof useEventFilters>;
