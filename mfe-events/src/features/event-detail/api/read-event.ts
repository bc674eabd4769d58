import { useRegistrationTimes } from '@portal/campus-kit/events';
import { calls, type EventAnswer } from '@portal/contracts';
import { useRead } from '@portal/web-kit';

/** One event; until it is read, `initialData` is shown of it, which may be an excerpt. */
export function useEvent(id: string, initialData?: EventAnswer) {
  const first = initialData && { initialData, initialDataUpdatedAt: 0 };
  const query = useRead(calls.readEvent, { params: { id } }, first);
  useRegistrationTimes(query, query.data ? [query.data] : []);
  return query;
}
