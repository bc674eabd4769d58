import { TEXT_LIMITS } from '@portal/contracts';
import { useEffect, useRef, useState } from 'react';

const TYPING_PAUSE = 250;

/**
 * What was typed into a picker that searches on the server, as much of it as the server takes, a moment after the last
 * key; null until it was opened.
 */
export function useDebouncedSearch() {
  const [typed, setTyped] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const type = (text: string) => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => setTyped(text.trim().slice(0, TEXT_LIMITS.name)), text === '' ? 0 : TYPING_PAUSE);
  };
  return [typed, type] as const;
}
