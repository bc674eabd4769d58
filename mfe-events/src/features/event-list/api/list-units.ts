import { calls } from '@portal/contracts';
import { useRead } from '@portal/web-kit';
import { keepPreviousData } from '@tanstack/react-query';

const MAX_RESULTS = 20;

/** Units whose name matches the term; asks nothing for `null`. */
export function useUnits(q: string | null) {
  const query = { limit: MAX_RESULTS, ...(q && { q }) };
  return useRead(calls.listUnits, { query }, { enabled: q !== null, placeholderData: keepPreviousData });
}
