import { POSITION_TYPES } from '@portal/contracts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PositionFilters } from './api/list-positions';

const TYPING_PAUSE = 300;

/** The filters of the list, kept in the address so that Back, a shared link and the search bring them back. */
export function usePositionFilters() {
  const [params, setParams] = useSearchParams();
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const q = params.get('q') ?? '';
  const [search, setSearch] = useState(q);
  const [known, setKnown] = useState(q);
  useEffect(() => () => clearTimeout(typing.current), []);
  // The address can change from outside, by the palette, and says then what stands in the field.
  if (q !== known) {
    setKnown(q);
    if (q !== search.trim()) setSearch(q);
  }

  const set = (name: keyof PositionFilters, value: string) =>
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
  const filters: PositionFilters = {
    q: q || undefined,
    unit: /^[0-9a-f]{24}$/.exec(params.get('unit') ?? '')?.[0],
    type: POSITION_TYPES.find((one) => one === params.get('type')),
  };
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return { filters, isFiltered, search, type, set, clear };
}

export type PositionFilterState = ReturnType<typeof usePositionFilters>;
