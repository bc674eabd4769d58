import { FEEDBACK_STATUSES, FEEDBACK_TARGET_TYPES, FEEDBACK_TYPES } from '@portal/contracts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FeedbackFilters } from './api/list-feedback';

const TYPING_PAUSE = 300;
const NAMES = ['status', 'type', 'target_type', 'q'] as const satisfies readonly (keyof FeedbackFilters)[];

/** The filters of the list, kept in the address so that Back and a shared link bring them back. */
export function useFeedbackFilters() {
  const [params, setParams] = useSearchParams();
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [search, setSearch] = useState(params.get('q') ?? '');
  useEffect(() => () => clearTimeout(typing.current), []);

  const change = (changes: Partial<Record<keyof FeedbackFilters, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  const set = (name: keyof FeedbackFilters, value: string) => change({ [name]: value });
  const type = (text: string) => {
    setSearch(text);
    clearTimeout(typing.current);
    typing.current = setTimeout(() => set('q', text.trim()), text === '' ? 0 : TYPING_PAUSE);
  };
  const clear = () => {
    clearTimeout(typing.current);
    setSearch('');
    change(Object.fromEntries(NAMES.map((name) => [name, ''])));
  };
  const oneOf = <Value extends string>(name: keyof FeedbackFilters, values: readonly Value[]) =>
    values.find((value) => value === params.get(name));
  const filters: FeedbackFilters = {
    status: oneOf('status', FEEDBACK_STATUSES),
    type: oneOf('type', FEEDBACK_TYPES),
    target_type: oneOf('target_type', FEEDBACK_TARGET_TYPES),
    q: params.get('q')?.trim() || undefined,
  };
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return { filters, isFiltered, search, type, set, clear };
}

export type FeedbackFilterState = ReturnType<typeof useFeedbackFilters>;
