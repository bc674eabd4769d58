import { TEXT_LIMITS } from '@portal/contracts';
import { useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 250;

/**
 * The term of a picker that searches on the server, and the function that changes it 250 ms after the last key. The term
 * is trimmed, at most as long as the services take, and null until the picker was opened.
 */
export function useDebouncedSearch() {
  const [term, setTerm] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTerm(text.trim().slice(0, TEXT_LIMITS.name)), text === '' ? 0 : DEBOUNCE_MS);
  };
  return [term, search] as const;
}
